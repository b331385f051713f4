import { apiOf } from './api-of.ts';
import type { KitchenFunnelApi } from './shell/kitchen-funnel-api.ts';

/** `/embed.mjs`: the API of the server that the module comes from. */
export const kitchenFunnel: KitchenFunnelApi = apiOf(new URL(import.meta.url).origin);
