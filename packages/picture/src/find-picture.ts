import { pictureFile } from './picture-file.ts';
import { SAME_PICTURE } from './same-picture.ts';
import versions from './versions.json' with { type: 'json' };

const VERSIONS: Readonly<Record<string, string>> = versions;

export interface FoundPicture {
  /** The path below the folder of published pictures. */
  file: string;
  /** Changes with the picture, so that browsers can cache the file for ever. */
  version: string;
}

/** The picture of a tile: its question's key, for sizes the shape, and the answer's code. */
export function findPicture(...path: readonly string[]): FoundPicture | undefined {
  const asked = path.join('/');
  const name = SAME_PICTURE[asked] ?? asked;
  const version = VERSIONS[name];
  return version === undefined ? undefined : { file: pictureFile({ name }), version };
}
