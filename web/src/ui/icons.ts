// Our own icons, as outlines on a field of 24 by 24. CC0 1.0: no rights reserved.

export const icons = {
  draw: "M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17",
  claim: "M12 4v16M7.5 20h9M4.5 7.5 12 6l7.5 1.5M4.5 7.5 2 14h5zM19.5 7.5 17 14h5z",
  take_back: "M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4",
  resign: "M6 21V3.5M6 4.5h11.5l-2.5 4 2.5 4H6",
  flip: "M8 20V4M8 4 4.5 7.5M8 4l3.5 3.5M16 4v16M16 20l-3.5-3.5M16 20l3.5-3.5",
  more: "M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM19 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z",
  rematch:
    "M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 19.5v-5h5",
  add: "M12 5v14M5 12h14",
  first: "M12.5 6 7 12l5.5 6M19 6l-5.5 6 5.5 6",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  last: "M5 6l5.5 6L5 18M11.5 6l5.5 6-5.5 6",
  settings:
    "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9",
  arrive: "M5 12.5l4.5 4.5L19 7.5",
  sign: "M4.5 20h15M5 16.5l1-4L15.5 3l3 3L9 15.5z",
  call: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4",
  save: "M12 4v11M7.5 11 12 15.5l4.5-4.5M4.5 19.5h15",
  copy: "M9 9h10.5v11H9zM15 9V4H4.5v11H9",
  close: "M6 6l12 12M18 6 6 18",
  speak: "M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
} as const;

export type IconName = keyof typeof icons;
