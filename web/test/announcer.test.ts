// What is written to the live regions, and when.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Announcer, type Regions } from "../src/live/announcer.ts";

// Time that goes on only when nothing is left to do, and so as fast as it can.
class Hours {
  private at = 0;
  private readonly waiting: { until: number; go: () => void }[] = [];

  now = (): number => this.at;

  wait = (milliseconds: number): Promise<void> =>
    new Promise((go) => this.waiting.push({ until: this.at + milliseconds, go }));

  async go_on(to: number): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = this.waiting.sort((a, b) => a.until - b.until);
      if (next === undefined || next.until > to) break;
      this.waiting.shift();
      this.at = next.until;
      next.go();
    }
    this.at = to;
  }
}

interface Written {
  at: number;
  region: string;
  text: string;
}

function announcing(): { announcer: Announcer; hours: Hours; written: Written[] } {
  const hours = new Hours();
  const written: Written[] = [];
  const region = (name: string) => ({
    set textContent(text: string) {
      const plain = text.replace("\u200b", "");
      if (plain !== "") written.push({ at: hours.now(), region: name, text: plain });
    },
    append: () => undefined,
    ownerDocument: { createElement: () => ({}) },
  });
  const regions = { urgent: region("urgent"), polite: region("polite"), log: region("log") };
  return { announcer: new Announcer(regions as unknown as Regions, hours), hours, written };
}

const texts = (written: readonly Written[]) =>
  written.map(({ region, text }) => `${region}: ${text}`);

test("what is urgent overtakes what is polite and not yet said", async () => {
  const { announcer, hours, written } = announcing();
  announcer.polite("First.");
  announcer.polite("Second.");
  announcer.urgent("Check!");
  await hours.go_on(5000);
  assert.deepEqual(texts(written), ["polite: First.", "urgent: Check!"]);
});

test("an urgent text waits until the one before it is said", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("x".repeat(30));
  await hours.go_on(100);
  announcer.urgent("Your move.");
  await hours.go_on(20_000);
  const [first, second] = written;
  assert.equal(written.length, 2);
  assert.ok(second!.at - first!.at >= 30 * 40, "it breaks off the first");
});

test("what is polite takes nothing of the time of what is urgent", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("x".repeat(60));
  await hours.go_on(450);
  announcer.polite("The times.");
  await hours.go_on(1000);
  announcer.urgent("Bob offers a draw.");
  await hours.go_on(20_000);
  assert.deepEqual(
    written.map(({ region }) => region),
    ["urgent", "polite", "urgent"],
  );
  assert.ok(written[2]!.at - written[0]!.at >= 60 * 40);
});

test("why one's next try is refused is told at once, and in the place of the last", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("x".repeat(60), "instead");
  await hours.go_on(500);
  announcer.urgent("No knight can go to c6.", "instead");
  await hours.go_on(800);
  assert.deepEqual(texts(written).slice(1), ["urgent: No knight can go to c6."]);
  announcer.urgent("No knight can go to d4.", "instead");
  announcer.urgent("No king can go to e3.", "instead");
  await hours.go_on(5000);
  assert.deepEqual(texts(written).slice(2), ["urgent: No king can go to e3."]);
});

test("what somebody else does is not lost behind a refusal", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("Bob: e5. Your move.");
  await hours.go_on(100);
  announcer.urgent("No knight can go to c6.", "instead");
  await hours.go_on(20_000);
  assert.equal(written.length, 2);
  assert.ok(written[1]!.at - written[0]!.at >= 19 * 40);
  // Nor is it cut off by the next, once it was told behind one.
  announcer.urgent("x".repeat(30), "instead");
  await hours.go_on(20_100);
  announcer.urgent("Bob: d5. Your move.");
  announcer.urgent("No knight can go to d4.", "instead");
  await hours.go_on(21_500);
  assert.match(written.at(-1)?.text ?? "", /^Bob: d5\. Your move\. No knight/);
  announcer.urgent("No king can go to e3.", "instead");
  await hours.go_on(22_000);
  assert.equal(written.length, 4);
});

test("a move is told in one breath with the one laid out for it", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("Bob: e5.", "with_next");
  await hours.go_on(200);
  announcer.urgent("You: Nf3. Bob to move.");
  await hours.go_on(5000);
  assert.deepEqual(texts(written), ["urgent: Bob: e5. You: Nf3. Bob to move."]);
  announcer.urgent("Bob: Nc6.", "with_next");
  await hours.go_on(9000);
  assert.equal(written.at(-1)?.text, "Bob: Nc6.", "nothing has followed");
});

test("what comes while an urgent text waits is one text with it", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("x".repeat(400));
  await hours.go_on(500);
  announcer.urgent("Bob: knight f3. Your move.");
  announcer.urgent("Bob offers a draw.");
  await hours.go_on(20_000);
  assert.deepEqual(texts(written).slice(1), [
    "urgent: Bob: knight f3. Your move. Bob offers a draw.",
  ]);
  assert.ok(written[1]!.at < 3000, "however long the first is, a move cannot wait for all of it");
});

test("the echo of one's own move is heard out, a long answer is broken off", async () => {
  const { announcer, hours, written } = announcing();
  announcer.polite("You: e4. Bob to move.");
  await hours.go_on(80);
  announcer.urgent("Bob: e5. Your move.");
  await hours.go_on(10_000);
  assert.ok(written[1]!.at - written[0]!.at >= 21 * 40);
  announcer.polite("x".repeat(1000));
  await hours.go_on(10_100);
  announcer.urgent("Bob: d5. Your move.");
  await hours.go_on(20_000);
  assert.ok(written[3]!.at < 11_300);
});

test("what is forgotten is neither said later nor again", async () => {
  const { announcer, hours, written } = announcing();
  announcer.urgent("Bob: e5.");
  await hours.go_on(100);
  announcer.urgent("Your move.");
  announcer.forget();
  announcer.polite("Settings.");
  await hours.go_on(600);
  announcer.polite("Gone before it is written.");
  await hours.go_on(620);
  announcer.forget();
  announcer.again("Nothing yet.");
  await hours.go_on(10_000);
  assert.deepEqual(texts(written), [
    "urgent: Bob: e5.",
    "polite: Settings.",
    "polite: Nothing yet.",
  ]);
});

test("what came last is said again", async () => {
  const { announcer, hours, written } = announcing();
  announcer.again("Nothing yet.");
  announcer.urgent("Bob: e5. Your move.");
  announcer.again("Nothing yet.");
  await hours.go_on(10_000);
  assert.deepEqual(texts(written), [
    "polite: Nothing yet.",
    "urgent: Bob: e5. Your move.",
    "polite: Bob: e5. Your move.",
  ]);
});
