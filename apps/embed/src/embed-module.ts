import { apiOf } from './api-of.ts';
import type { KitchenFunnelApi } from './shell/kitchen-funnel-api.ts';

/** `/embed.mjs`: the API of the module's server. */
export const kitchenFunnel: KitchenFunnelApi = apiOf(new URL(import.meta.url).origin);
