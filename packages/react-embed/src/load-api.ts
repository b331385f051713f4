import type { KitchenFunnelApi } from '@funnel/embed/embed';

const loading = new Map<string, Promise<KitchenFunnelApi>>();

/** The embed script of one server, loaded once however many funnels are on the page. */
export function loadApi(origin: string): Promise<KitchenFunnelApi> {
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
