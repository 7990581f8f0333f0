// When a player is warned that his time runs low: two minutes, one, half a minute, ten seconds
// before the flag falls, each once, and again only after he had gained twice as much.

const second = 1000;
const marks = [120 * second, 60 * second, 30 * second, 10 * second] as const;

export class LowTime {
  private said = new Set<number>();
  private most = 0;

  // The next warning below so many milliseconds and none before the first that is wanted, or null.
  // What the game began with, or less than a quarter more, is no news.
  next(left: number, first: number): number | null {
    this.most = Math.max(this.most, left);
    for (const mark of this.said) if (left > 2 * mark) this.said.delete(mark);
    return (
      marks.find(
        (mark) => mark <= first && mark < left && mark * 1.25 <= this.most && !this.said.has(mark),
      ) ?? null
    );
  }

  warned(mark: number): void {
    this.said.add(mark);
  }
}
