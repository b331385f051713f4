import type { KitchenFunnelApi } from './shell/kitchen-funnel-api.ts';

const loading = new Map<string, Promise<KitchenFunnelApi>>();

/**
 * Loads `/embed.js` of one server, once however many funnels are on the page. The script is always that of the server, so a
 * page that was built long ago speaks its language. For the browser: on a server there is no page to load it into.
 */
export function loadKitchenFunnel(origin: string): Promise<KitchenFunnelApi> {
  const begun = loading.get(origin) ?? load(origin);
  loading.set(origin, begun);
  return begun;
}

function load(origin: string): Promise<KitchenFunnelApi> {
  const script = document.createElement('script');
  script.src = new URL('/embed.js', origin).href;
  return new Promise((resolve, reject) => {
    function end(): void {
      script.remove();
      if (script.kitchenFunnel) {
        resolve(script.kitchenFunnel);
      } else {
        // The next funnel tries again.
        loading.delete(origin);
        reject(new Error(`The funnel's script could not be loaded from ${origin}.`));
      }
    }
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}
