import { DEFAULT_SHOWROOMS } from '../showroom/default-showrooms.ts';

/** Where the retailer has its showrooms, for pages that know no settings. */
export const SHOWROOM_NAMES: readonly string[] = DEFAULT_SHOWROOMS.map(({ name }) => name);
