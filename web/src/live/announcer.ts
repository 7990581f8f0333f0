// One queue for everything that a screen reader is to say by itself. It writes to the three live
// regions that stand in index.html and never makes, moves or removes them.

const pause_before_writing = 60;
const pause_between = 350;
const marker = "\u200b";
// A reader breaks off what he says for what is urgent. So that waits until the last text is said
// by one who reads quickly, but no longer than this: after an answer, which can be asked for again,
// and after what was urgent itself.
const said_per_letter = 40;
const longest_wait = { polite: 1000, urgent: 2500 };

export interface Regions {
  urgent: HTMLElement;
  polite: HTMLElement;
  log: HTMLElement;
}

type Urgency = "urgent" | "polite";

// Milliseconds that only go on, and what waits for them.
export interface Time {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

const browser_time: Time = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export class Announcer {
  private readonly waiting: Record<Urgency, string[]> = { urgent: [], polite: [] };
  private running = false;
  private marked = false;
  private last: string | null = null;
  // When what was written last is said, as far as an urgent text waits for it.
  private said_at = 0;
  // How often what was told was forgotten.
  private forgotten = 0;

  // Who else is told of what is announced, when it is.
  also: (text: string, is_urgent: boolean) => void = () => undefined;

  constructor(
    private readonly regions: Regions,
    private readonly time: Time = browser_time,
  ) {}

  // What cannot wait: it overtakes everything polite that was not said yet.
  urgent(text: string): void {
    this.waiting.polite.length = 0;
    this.add("urgent", text);
  }

  polite(text: string): void {
    this.add("polite", text);
  }

  // Says once more what came last, or `otherwise`.
  again(otherwise: string): void {
    this.add("polite", this.last ?? otherwise);
  }

  // What was told is of no interest any more; it stays in the log.
  forget(): void {
    this.waiting.urgent.length = this.waiting.polite.length = 0;
    this.last = null;
    this.said_at = 0;
    ++this.forgotten;
    this.regions.urgent.textContent = this.regions.polite.textContent = "";
  }

  private add(urgency: Urgency, text: string): void {
    this.last = text;
    this.waiting[urgency].push(text);
    const entry = this.regions.log.ownerDocument.createElement("p");
    entry.textContent = text;
    this.regions.log.append(entry);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    const { urgent, polite } = this.waiting;
    while (urgent.length + polite.length > 0) {
      const rest = this.said_at - this.time.now();
      if (urgent.length === 0) await this.write("polite", polite.shift() ?? "");
      else if (rest > 0) await this.time.wait(rest);
      // What came while it waited is one text with it, or the one would break off the other.
      else await this.write("urgent", urgent.splice(0).join(" "));
    }
    this.running = false;
  }

  // A region is emptied and written again a little later, because some readers miss a change in
  // place; every other text ends in a mark of no width, because equal texts would not be a change.
  private async write(urgency: Urgency, text: string): Promise<void> {
    const region = this.regions[urgency];
    const { forgotten } = this;
    region.textContent = "";
    await this.time.wait(pause_before_writing);
    if (forgotten !== this.forgotten) return;
    region.textContent = text + (this.marked ? marker : "");
    const takes = Math.min(said_per_letter * text.length, longest_wait[urgency]);
    // What is polite is said behind what is urgent, and takes it nothing of its time.
    this.said_at = Math.max(this.said_at, this.time.now() + takes);
    this.also(text, urgency === "urgent");
    this.marked = !this.marked;
    await this.time.wait(pause_between);
  }
}
