import { pictureFile, smallPictureFile, TILE_HEIGHT, TILE_WIDTH } from './picture-file.ts';
import { SAME_PICTURE } from './same-picture.ts';
import versions from './versions.json' with { type: 'json' };

const VERSIONS: Readonly<Record<string, string>> = versions;

interface FoundPicture {
  /** The path below the folder of published pictures. */
  file: string;
  smallFile: string;
  /** Changes with the picture, so that browsers can cache the file for ever. */
  version: string;
}

/** The picture of a tile: its question's key, for sizes the shape, and the answer's code. */
export function findPicture(...path: readonly string[]): FoundPicture | undefined {
  const asked = path.join('/');
  const name = SAME_PICTURE[asked] ?? asked;
  const version = VERSIONS[name];
  return version === undefined
    ? undefined
    : { file: pictureFile({ name }), smallFile: smallPictureFile(name), version };
}

export interface TileImage {
  readonly src: string;
  /** The browser chooses the file by pixel density. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** The `img` attributes of a tile's picture. */
export function tileImage(...path: readonly string[]): TileImage | undefined {
  const found = findPicture(...path);
  if (!found) return undefined;
  const address = (file: string) => `/picture/${file}?v=${found.version}`;
  const src = address(found.file);
  return {
    src,
    srcSet: `${address(found.smallFile)} 1x, ${src} 2x`,
    width: TILE_WIDTH,
    height: TILE_HEIGHT,
  };
}
