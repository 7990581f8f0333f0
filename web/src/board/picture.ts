// cm-chessboard as the picture of the board: squares, men and marks. It takes no input here.

import { BORDER_TYPE, Chessboard } from "cm-chessboard/src/Chessboard.js";
import { Markers } from "cm-chessboard/src/extensions/markers/Markers.js";
import type { Color, Square } from "../protocol/types.ts";
import { drawn, type Marks } from "./marks.ts";

const animation = 180;

export class Picture {
  private readonly board: Chessboard;
  private readonly markers: Markers;
  private turning: Promise<void> = Promise.resolve();

  constructor(place: HTMLElement, fen: string, orientation: Color) {
    this.board = new Chessboard(place, {
      position: fen,
      orientation: orientation === "white" ? "w" : "b",
      style: {
        cssClass: "arbiter",
        borderType: BORDER_TYPE.none,
        showCoordinates: true,
        animationDuration: animation,
      },
    });
    this.markers = new Markers(this.board, { autoMarkers: null });
    const svg = this.board.view.svg;
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("role");
    // Marks would hide the coordinates, which the library draws below them.
    svg.querySelector(".markers-layer")?.after(...svg.querySelectorAll(".coordinates"));
  }

  show(fen: string, animated: boolean): void {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    void this.board.setPosition(fen, animated && !still);
  }

  // The library allows one turn at a time.
  turn(orientation: Color): void {
    const color = orientation === "white" ? "w" : "b";
    this.turning = this.turning.then(() => {
      if (this.board.getOrientation() !== color) return this.board.setOrientation(color, false);
      return undefined;
    });
  }

  mark(marks: Marks): void {
    this.markers.batchUpdate = true;
    this.markers.removeMarkers();
    for (const [type, square] of drawn(marks)) this.markers.addMarker(type, square);
    this.markers.batchUpdate = false;
    this.markers.onRedrawBoard();
  }

  hide(square: Square): void {
    if (this.board.getPiece(square)) this.board.view.setPieceVisibility(square, false);
  }

  reveal(square: Square): void {
    if (this.board.getPiece(square)) this.board.view.setPieceVisibility(square, true);
  }

  destroy(): void {
    this.board.destroy();
  }
}
