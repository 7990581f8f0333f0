// What a player or the arbiter orders besides moves. Before anything new is ordered, what he was
// told of the last goes; a refusal is told.

import type { Act, Answer, ClaimKind, Color, Command, Uci } from "../protocol/types.ts";
import type { Line } from "./connection.ts";
import { words } from "../words/index.ts";
import type { Notices } from "./notices.svelte.ts";

// As the server's reasons come: without a full stop.
const cut_off: Answer = { t: "no", i: null, e: "lost", m: words.told.not_while_lost };

export class Orders {
  private readonly server: Line;
  private readonly notices: Notices;
  private readonly is_cut_off: () => boolean;

  // What is ordered while the connection is lost is not done later: nobody would know of it.
  constructor(server: Line, notices: Notices, is_cut_off: () => boolean) {
    this.server = server;
    this.notices = notices;
    this.is_cut_off = is_cut_off;
  }

  resign(side: Color): Promise<Answer> {
    return this.order({ t: "resign", d: { side } });
  }

  offer_draw(side: Color): Promise<Answer> {
    return this.order({ t: "offer", d: { side } });
  }

  // Two people at one screen: the one offer and the other's acceptance.
  async agree_draw(side: Color): Promise<void> {
    const offered = await this.offer_draw(side);
    if (offered.t === "ok") await this.order({ t: "accept", d: {} });
  }

  claim(what: ClaimKind, move: Uci | null): Promise<Answer> {
    return this.order({ t: "claim", d: { what, move } });
  }

  answer_offer(answer: "accept" | "decline"): Promise<Answer> {
    return this.order({ t: answer, d: {} });
  }

  // To the opponent who wants to take his move back.
  answer_ask(answer: "accept" | "decline"): Promise<Answer> {
    return this.order({ t: answer, d: { what: "take_back" } });
  }

  act(event: Act): Promise<Answer> {
    return this.order({ t: "act", d: event });
  }

  // Words for the arbiter wait until the connection is back: nothing that was typed is lost.
  tell_arbiter(event: Act): Promise<Answer> {
    return this.order({ t: "act", d: event }, true);
  }

  // What the page does by itself leaves what the player is told as it is.
  async introduce(name: Act): Promise<void> {
    const answer = await this.server.send({ t: "act", d: name });
    if (answer.t === "no") this.notices.refused(answer);
  }

  rematch(): Promise<Answer> {
    return this.order({ t: "rematch", d: {} });
  }

  private async order(command: Command, may_wait = false): Promise<Answer> {
    this.notices.clear();
    const answer = !may_wait && this.is_cut_off() ? cut_off : await this.server.send(command);
    if (answer.t === "no") this.notices.refused(answer);
    return answer;
  }
}
