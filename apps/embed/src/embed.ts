import { createFunnel, type Funnel } from './funnel.ts';
import { type FunnelOptions, readOptions } from './funnel-options.ts';

declare global {
  interface Window {
    KitchenFunnel?: KitchenFunnelApi;
  }
}

export interface KitchenFunnelApi {
  /** Puts a funnel on the page; `place` is where it stands without a target. */
  create(options: FunnelOptions, place?: Element | null): Funnel;
  /** The funnels made by script tags, in their order. */
  readonly funnels: readonly Funnel[];
}

/** The script's own tag: it says where the funnel is served, and may ask for a funnel right there. */
const tag = document.currentScript as HTMLScriptElement | null;

function start(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src);
  const funnels: Funnel[] = [];
  // A second tag on the page adds its funnel to the first one's list.
  const api = window.KitchenFunnel ?? {
    create: (options, place = null) => createFunnel(origin, options, place),
    funnels,
  };
  window.KitchenFunnel = api;
  const options = readOptions(script);
  if (options) (api.funnels as Funnel[]).push(createFunnel(origin, options, script));
}

if (tag) start(tag);
