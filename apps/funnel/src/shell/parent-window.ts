import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';
import { readPassUtm } from '@funnel/contract/parent-messages/parent-message';
import { pageSettings } from './page-settings.ts';

export type ReadTracking = (key: string) => string | undefined;

/** The enquiry never waits longer than this for the parent's tracking values. */
const ANSWER_WITHIN_MS = 1000;

export function isFramed(): boolean {
  return window.parent !== window;
}

/** The demo page: a page of our own needs nobody's leave. */
function isFramedByOurselves(): boolean {
  try {
    return isFramed() && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

function post(message: MessageToParent, origins: readonly string[]): void {
  if (!isFramed()) return;
  // One call for each allowed origin: the browser delivers only to the one the parent really has, and complains in
  // the console about each other one. Where it tells which one that is, there are no others.
  const parent = location.ancestorOrigins?.[0] ?? '';
  for (const origin of origins.includes(parent) ? [parent] : origins) {
    window.parent.postMessage(message, origin);
  }
}

/** To the allowed parents only, since it may carry ids. */
export function tellParent(message: MessageToParent): void {
  post(message, isFramedByOurselves() ? [location.origin] : pageSettings().parentOrigins);
}

/** To the retailer's own site only. */
export function tellRetailerSite(message: MessageToParent): void {
  const { siteUrl } = pageSettings();
  if (isFramedByOurselves()) post(message, [location.origin]);
  else if (siteUrl) post(message, [new URL(siteUrl).origin]);
}

/** Hears the page around us, nobody else, and only if it may frame us. Gives back how to stop. */
export function hearParent(listener: (message: unknown) => void): () => void {
  function listen({ source, origin, data }: MessageEvent): void {
    const isAllowed = origin === location.origin || pageSettings().parentOrigins.includes(origin);
    if (isFramed() && source === window.parent && isAllowed) listener(data);
  }
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/**
 * Asks whoever frames us for the tracking values of its cookies. The question carries nothing, so anybody may hear it.
 * Undefined where nobody answers.
 */
export function askParentForTracking(
  variant: 'utm' | 'tf-utm',
  withinMs = ANSWER_WITHIN_MS,
): Promise<ReadTracking | undefined> {
  if (!isFramed()) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    function end(read?: ReadTracking): void {
      clearTimeout(timer);
      stop();
      resolve(read);
    }
    const timer = setTimeout(end, withinMs);
    const stop = hearParent((message) => {
      const read = readPassUtm(message, `pass-${variant}`);
      if (read) end(read);
    });
    post({ type: `get-${variant}` }, ['*']);
  });
}
