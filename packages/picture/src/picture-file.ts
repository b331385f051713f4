/** Twice the 276 px of a tile, 5:4. */
export const TILE_WIDTH = 552;
export const TILE_HEIGHT = 442;

interface NamedPicture {
  /** Question and answer code: the tile finds its picture by what it stands for. */
  readonly name: string;
  /** AVIF unless said otherwise: those who preview links read JPEG only. */
  readonly format?: 'jpg' | 'avif';
}

/** Under the folder of published pictures. */
export const pictureFile = ({ name, format = 'avif' }: NamedPicture): string => `${name}.${format}`;
