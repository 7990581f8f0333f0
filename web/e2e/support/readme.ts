// The pictures that README.md shows, each light and dark: what is seen, and in how large a window.

export interface ReadmePicture {
  file: string;
  state: string;
  size: readonly [width: number, height: number];
}

export const readme_pictures: readonly ReadmePicture[] = [
  { file: "game", state: "refused", size: [1120, 700] },
  { file: "phone", state: "offered", size: [390, 844] },
];
