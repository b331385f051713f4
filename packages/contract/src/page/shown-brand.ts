/** The part of the brand that a page shows. Its colours are in the document's style. */
export interface ShownBrand {
  readonly name: string;
  /** The address of the logo, if there is one. */
  readonly logo?: string;
}

export const LOGO_PATH = '/brand/logo';
