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
const next_follows_within = 1000;
const look_again_after = 50;

export interface Regions {
  urgent: HTMLElement;
  polite: HTMLElement;
  log: HTMLElement;
}

type Urgency = "urgent" | "polite";

// How an urgent text stands to its neighbours: by itself; in the place of an earlier one about what
// the listener has tried, for he has tried something else since; or in one breath with what follows
// at once.
export type Manner = "alone" | "instead" | "with_next";

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
  private readonly waiting: { urgent: { text: string; manner: Manner }[]; polite: string[] } = {
    urgent: [],
    polite: [],
  };
  // Whether the last urgent text was only about what the listener had tried.
  private is_of_try = false;
  // Until then the first that waits may be joined by what follows.
  private joined_until = 0;
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
  urgent(text: string, manner: Manner = "alone"): void {
    const { urgent, polite } = this.waiting;
    polite.length = 0;
    if (manner === "instead")
      this.waiting.urgent = urgent.filter((earlier) => earlier.manner !== manner);
    this.waiting.urgent.push({ text, manner });
    this.joined_until = manner === "with_next" ? this.time.now() + next_follows_within : 0;
    this.noted(text);
  }

  polite(text: string): void {
    this.waiting.polite.push(text);
    this.noted(text);
  }

  // Says once more what came last, or `otherwise`.
  again(otherwise: string): void {
    this.polite(this.last ?? otherwise);
  }

  // What was told is of no interest any more; it stays in the log.
  forget(): void {
    this.waiting.urgent.length = this.waiting.polite.length = 0;
    this.last = null;
    this.said_at = this.joined_until = 0;
    this.is_of_try = false;
    ++this.forgotten;
    this.regions.urgent.textContent = this.regions.polite.textContent = "";
  }

  private noted(text: string): void {
    this.last = text;
    const entry = this.regions.log.ownerDocument.createElement("p");
    entry.textContent = text;
    this.regions.log.append(entry);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.urgent.length + this.waiting.polite.length > 0) await this.say_next();
    this.running = false;
  }

  private async say_next(): Promise<void> {
    const { urgent, polite } = this.waiting;
    const [first] = urgent;
    if (first === undefined) return this.write("polite", polite.shift() ?? "");
    // Who is told of his next try has done with the last.
    const is_replaced = this.is_of_try && urgent.every(({ manner }) => manner === "instead");
    const until = Math.max(is_replaced ? 0 : this.said_at, this.joined_until);
    const rest = until - this.time.now();
    if (rest > 0) return this.time.wait(Math.min(rest, look_again_after));
    // What came while it waited is one text with it, or the one would break off the other.
    this.is_of_try = urgent.every(({ manner }) => manner === "instead");
    return this.write(
      "urgent",
      urgent
        .splice(0)
        .map(({ text }) => text)
        .join(" "),
    );
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
    const said_at = this.time.now() + takes;
    // What is polite is said behind what is urgent, and takes it nothing of its time.
    this.said_at = urgency === "urgent" ? said_at : Math.max(this.said_at, said_at);
    this.also(text, urgency === "urgent");
    this.marked = !this.marked;
    await this.time.wait(pause_between);
  }
}
