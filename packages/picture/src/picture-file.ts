/** Twice the 276 px of a tile, 5:4. */
export const TILE_WIDTH = 552;
export const TILE_HEIGHT = 442;

interface NamedPicture {
  /** Question and answer code: a tile finds its picture by this name. */
  readonly name: string;
  /** AVIF by default. Link previews only read JPEG. */
  readonly format?: 'jpg' | 'avif';
}

/** The path below the folder of published pictures. */
export const pictureFile = ({ name, format = 'avif' }: NamedPicture): string => `${name}.${format}`;
