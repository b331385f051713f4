import manifest from './manifest.json' with { type: 'json' };

/** The record of a published picture. Browsers get `versions.json`, which holds only what they need. */
export interface PublishedPicture {
  bytes: number;
  width: number;
  height: number;
  /** The hash of the shot that it was rendered from. */
  hash: string;
  quality: number;
}
export type Manifest = Record<string, PublishedPicture>;

export const MANIFEST: Manifest = manifest;
