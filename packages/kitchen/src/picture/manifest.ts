import manifest from './manifest.json' with { type: 'json' };

/** What is known of a published picture; browsers get `versions.json`, which says no more than they need. */
export interface PublishedPicture {
  bytes: number;
  width: number;
  height: number;
  /** Of the shot it was rendered from. */
  hash: string;
  quality: number;
}
export type Manifest = Record<string, PublishedPicture>;

export const MANIFEST: Manifest = manifest;
