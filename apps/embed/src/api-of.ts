import { createFunnel } from './funnel.ts';
import { checkOptions } from './shell/funnel-options.ts';
import type { Funnel, KitchenFunnelApi } from './shell/kitchen-funnel-api.ts';

// An invalid option must not break the page.
export const complain = (problem: unknown) => console.error(`kitchen-funnel: ${problem}`);

/** The API of the funnels of one server. A second script extends the API of the first. */
export function apiOf(origin: string): KitchenFunnelApi {
  const api = window.KitchenFunnel?.origin === origin ? window.KitchenFunnel : makeApi(origin);
  window.KitchenFunnel ??= api;
  return api;
}

function makeApi(origin: string): KitchenFunnelApi {
  let funnels: readonly Funnel[] = [];
  return {
    origin,
    get funnels() {
      return funnels;
    },
    create(given, behind) {
      try {
        const options = checkOptions(given, complain);
        if (!options) return undefined;
        const onRemove = () => {
          funnels = funnels.filter((each) => each !== funnel);
        };
        const funnel = createFunnel(options, { origin, behind, complain, onRemove });
        funnels = [...funnels, funnel];
        return funnel;
      } catch (error) {
        complain(error);
        return undefined;
      }
    },
  };
}
