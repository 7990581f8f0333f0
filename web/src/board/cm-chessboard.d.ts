// The part of cm-chessboard 8.15 that the page uses; the package has no declarations of its own.

declare module "cm-chessboard/src/Chessboard.js" {
  export const COLOR: { readonly white: "w"; readonly black: "b" };
  export const BORDER_TYPE: {
    readonly none: "none";
    readonly thin: "thin";
    readonly frame: "frame";
  };

  export interface ChessboardProps {
    position?: string;
    orientation?: "w" | "b";
    responsive?: boolean;
    assetsUrl?: string;
    assetsCache?: boolean;
    style?: {
      cssClass?: string;
      showCoordinates?: boolean;
      borderType?: "none" | "thin" | "frame";
      aspectRatio?: number;
      pieces?: { type?: "svgSprite"; file?: string; tileSize?: number };
      animationDuration?: number;
    };
    extensions?: { class: new (chessboard: Chessboard, props: never) => unknown; props?: object }[];
  }

  export class Chessboard {
    constructor(context: HTMLElement, props?: ChessboardProps);
    readonly props: Required<ChessboardProps> & { style: { animationDuration: number } };
    readonly view: {
      readonly svg: SVGSVGElement;
      setPieceVisibility(square: string, visible: boolean): void;
    };
    setPosition(fen: string, animated?: boolean): Promise<void>;
    getPosition(): string;
    setOrientation(color: "w" | "b", animated?: boolean): Promise<void>;
    getOrientation(): "w" | "b";
    getPiece(square: string): string | null;
    destroy(): void;
  }
}

declare module "cm-chessboard/src/extensions/markers/Markers.js" {
  import type { Chessboard } from "cm-chessboard/src/Chessboard.js";

  // `class` and `slice` are the marker's CSS class and its id in the sprite.
  export interface MarkerType {
    class: string;
    slice: string;
    position?: "above";
  }

  export class Markers {
    constructor(
      chessboard: Chessboard,
      props?: { autoMarkers?: MarkerType | null; sprite?: string },
    );
    batchUpdate?: boolean;
    addMarker(type: MarkerType, square: string): void;
    removeMarkers(type?: MarkerType, square?: string): void;
    onRedrawBoard(): void;
  }
}
