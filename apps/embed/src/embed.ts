import { createFunnel, type Funnel } from './funnel.ts';
import { checkOptions, type FunnelOptions, readAttributes } from './funnel-options.ts';

declare global {
  interface Window {
    /** Of the first embed script on the page. */
    KitchenFunnel?: KitchenFunnelApi;
  }
  interface HTMLScriptElement {
    /** For pages with funnels of several servers: each script knows its own. */
    kitchenFunnel?: KitchenFunnelApi;
  }
}

export interface KitchenFunnelApi {
  /** Where the funnels are served. */
  readonly origin: string;
  /** Those on the page, in the order they were made. */
  readonly funnels: readonly Funnel[];
  /**
   * Puts a funnel on the page, behind an element if the options name no target. What is wrong with the options is told
   * in the console; undefined where no funnel can be made of them.
   */
  create(options: FunnelOptions, behind?: Element): Funnel | undefined;
}

// A wrong word in an option must not break the page it stands on.
const complain = (problem: unknown) => console.error(`kitchen-funnel: ${problem}`);

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

/** The script's own tag says where the funnel is served, and may ask for a funnel right there. */
function start(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src);
  // A second tag of the same server adds to what the first one made.
  const api = window.KitchenFunnel?.origin === origin ? window.KitchenFunnel : makeApi(origin);
  window.KitchenFunnel ??= api;
  script.kitchenFunnel = api;
  const options = readAttributes(script.dataset);
  if (options) api.create(options, script);
}

try {
  // No current script: it runs as a module.
  const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]');
  start(script as HTMLScriptElement);
} catch (error) {
  complain(error);
}
