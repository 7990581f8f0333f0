// Our own icons, as outlines on a field of 24 by 24. CC0 1.0: no rights reserved.

export const icons = {
  draw: "M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17",
  claim: "M12 4v16M7.5 20h9M4.5 7.5 12 6l7.5 1.5M4.5 7.5 2 14h5zM19.5 7.5 17 14h5z",
  take_back: "M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4",
  resign: "M6 21V3.5M6 4.5h11.5l-2.5 4 2.5 4H6",
  flip: "M8 20V4M8 4 4.5 7.5M8 4l3.5 3.5M16 4v16M16 20l-3.5-3.5M16 20l3.5-3.5",
  more:
    "M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z" +
    "M19 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z",
  rematch:
    "M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5" +
    "M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 19.5v-5h5",
  play: "M7.5 5v14L19 12z",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1-1",
  add: "M12 5v14M5 12h14",
  first: "M12.5 6 7 12l5.5 6M19 6l-5.5 6 5.5 6",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  last: "M5 6l5.5 6L5 18M11.5 6l5.5 6-5.5 6",
  settings:
    "M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" +
    "M14.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  arrive: "M5 12.5l4.5 4.5L19 7.5",
  sign: "M4.5 20h15M5 16.5l1-4L15.5 3l3 3L9 15.5z",
  call: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4",
  save: "M12 4v11M7.5 11 12 15.5l4.5-4.5M4.5 19.5h15",
  copy: "M9 9h10.5v11H9zM15 9V4H4.5v11H9",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20v-1M18 18h2v2M7 7h.01M17 7h.01M7 17h.01",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6.5 11.5H5v8.5h14v-8.5h-1.5",
  close: "M6 6l12 12M18 6 6 18",
  speak: "M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
} as const;

export type IconName = keyof typeof icons;
