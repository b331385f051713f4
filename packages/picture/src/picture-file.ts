/** Twice the 276 px of a tile, 5:4. */
export const TILE_WIDTH = 552;
export const TILE_HEIGHT = 442;

/** The size of a tile at a device pixel ratio of 1: a quarter to fetch and to decode. */
export const SMALL_TILE_WIDTH = TILE_WIDTH / 2;
export const SMALL_TILE_HEIGHT = TILE_HEIGHT / 2;

interface NamedPicture {
  /** Question and answer code: a tile finds its picture by this name. */
  readonly name: string;
  /** AVIF by default. Link previews only read JPEG. */
  readonly format?: 'jpg' | 'avif';
}

/** The path below the folder of published pictures. */
export const pictureFile = ({ name, format = 'avif' }: NamedPicture): string => `${name}.${format}`;

/** The same picture with a quarter of the pixels. Only pictures of tiles have one. */
export const smallPictureFile = (name: string): string => `${name}-small.avif`;
