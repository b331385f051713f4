/** What the retailer calls itself. */
export const BRAND_NAME = 'Küchen Muster';
