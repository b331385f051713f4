import type { KitchenFunnelApi } from './shell/kitchen-funnel-api.ts';

const loading = new Map<string, Promise<KitchenFunnelApi>>();

/**
 * Loads `/embed.js` of one server, once for all funnels on the page. The script always comes from the server, so old
 * builds stay compatible. Browser only.
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
        // The next funnel retries.
        loading.delete(origin);
        reject(new Error(`The funnel's script could not be loaded from ${origin}.`));
      }
    }
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}
