// One queue for everything that a screen reader is to say by itself. It writes to the three live
// regions that stand in index.html and never makes, moves or removes them.

const pause_before_writing = 60;
const pause_between = 350;
const marker = "\u200b";

export interface Regions {
  urgent: HTMLElement;
  polite: HTMLElement;
  log: HTMLElement;
}

export class Announcer {
  private readonly waiting: { region: HTMLElement; text: string }[] = [];
  private running = false;
  private marked = false;
  private last: string | null = null;

  // Who else is told of what is announced, when it is.
  also: (text: string, is_urgent: boolean) => void = () => undefined;

  constructor(private readonly regions: Regions) {}

  // What cannot wait: it overtakes everything polite that was not said yet.
  urgent(text: string): void {
    const urgent = this.waiting.filter((entry) => entry.region === this.regions.urgent);
    this.waiting.splice(0, this.waiting.length, ...urgent);
    this.add(this.regions.urgent, text);
  }

  polite(text: string): void {
    this.add(this.regions.polite, text);
  }

  // Says once more what came last, or `otherwise`.
  again(otherwise: string): void {
    this.add(this.regions.polite, this.last ?? otherwise);
  }

  private add(region: HTMLElement, text: string): void {
    this.last = text;
    this.waiting.push({ region, text });
    const entry = document.createElement("p");
    entry.textContent = text;
    this.regions.log.append(entry);
    if (!this.running) void this.run();
  }

  // A region is emptied and written again a little later, because some readers miss a change in
  // place; every other text ends in a mark of no width, because equal texts would not be a change.
  private async run(): Promise<void> {
    this.running = true;
    for (let entry = this.waiting.shift(); entry !== undefined; entry = this.waiting.shift()) {
      entry.region.textContent = "";
      await later(pause_before_writing);
      entry.region.textContent = entry.text + (this.marked ? marker : "");
      this.also(entry.text, entry.region === this.regions.urgent);
      this.marked = !this.marked;
      await later(pause_between);
    }
    this.running = false;
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
