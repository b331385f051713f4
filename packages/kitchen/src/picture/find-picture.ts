import { MANIFEST } from './manifest.ts';
import { pictureFile } from './picture.ts';
import { SAME_PICTURE } from './same-picture.ts';

export interface FoundPicture {
  /** Under the folder of published pictures. */
  file: string;
  /** Changes with the picture: lets browsers keep the file for ever. */
  version: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  placeholder: string;
}

/** The picture of a tile: its question's key, for sizes the shape, and the answer's code. */
export function findPicture(...path: readonly string[]): FoundPicture | undefined {
  const asked = path.join('/');
  const name = SAME_PICTURE[asked] ?? asked;
  const published = MANIFEST[name];
  if (!published) return undefined;
  const { width, height, placeholder, hash } = published;
  return { file: pictureFile({ name }), version: hash.slice(0, 8), width, height, placeholder };
}
