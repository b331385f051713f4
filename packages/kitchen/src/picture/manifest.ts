import manifest from './manifest.json' with { type: 'json' };

export interface PublishedPicture {
  bytes: number;
  width: number;
  height: number;
  /** The mean colour, to be shown until the picture is there. */
  placeholder: string;
  /** Of the shot it was rendered from. */
  hash: string;
  quality: number;
}
export type Manifest = Record<string, PublishedPicture>;

export const MANIFEST: Manifest = manifest;
