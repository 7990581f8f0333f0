// What is shown to the player because of what he did: why it cannot be, and what came of it.

import type { Explanation, No, Square } from "../protocol/types.ts";
import { illegal_words, refusal_words } from "../words/game.ts";
import type { Tried } from "../words/phrase.ts";
import type { Manner } from "./announcer.ts";
import type { Sound } from "./heard.ts";
import type { Later } from "./own_move.svelte.ts";

export interface Voice {
  urgent(text: string, manner?: Manner): void;
  polite(text: string): void;
  again(otherwise: string): void;
}

export interface Notice {
  kind: "illegal" | "refused";
  text: string;
  squares: Square[];
}

interface Around {
  voice: Voice;
  sound(sound: Sound): void;
  later: Later;
}

export class Notices {
  notice = $state.raw<Notice | null>(null);
  // What came of an offer or a claim; it stays until the player does something.
  news = $state<string | null>(null);
  private stop_forgetting: () => void = () => undefined;

  constructor(private readonly around: Around) {}

  clear(): void {
    this.notice = null;
    this.news = null;
  }

  // Behind what stands there, which may not have been read. For so many milliseconds, or until the
  // player does something.
  add_news(text: string, lasts: number | null): void {
    const { news } = this;
    this.news = news === null || news === text ? text : `${news} ${text}`;
    if (lasts !== null) this.forget_news_after(lasts);
  }

  forget_news_after(milliseconds: number): void {
    const { news } = this;
    this.stop_forgetting();
    this.stop_forgetting = this.around.later(milliseconds, () => {
      if (this.news === news) this.news = null;
    });
  }

  // What the page itself cannot make out.
  refuse(text: string, squares: Square[] = []): void {
    this.show({ kind: "refused", text, squares });
  }

  // By the server, where a move was refused with what was tried.
  refused(no: No, tried: Tried | null = null): void {
    const text = refusal_words(no, tried);
    if (no.e === "claim") {
      // What follows at once must not wipe it away.
      this.news = this.news === null ? text : `${text} ${this.news}`;
      this.around.voice.urgent(text);
      return;
    }
    this.show({
      kind: no.e === "illegal" ? "illegal" : "refused",
      text,
      squares: no.squares ?? [],
    });
  }

  explained(why: Explanation, tried: Tried, from: Square): void {
    const text = illegal_words(why, tried);
    this.show({ kind: "illegal", text, squares: [from, ...why.squares] });
  }

  private show(notice: Notice): void {
    this.around.sound("refused");
    this.notice = notice;
    this.around.voice.urgent(notice.text, "instead");
  }
}
