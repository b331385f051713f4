/** What a page shows of the retailer. Its colours stand in the document's style. */
export interface ShownBrand {
  readonly name: string;
  /** The address of the logo, where there is one. */
  readonly logo?: string;
}

export const LOGO_PATH = '/brand/logo';
