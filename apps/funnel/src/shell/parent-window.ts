import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';
import { readPassUtm } from '@funnel/contract/parent-messages/parent-message';
import { mayFrame } from '@funnel/domain/retailer/parent-origin';
import { pageSettings } from './page-settings.ts';
import { keepInTab, keptInTab } from './tab-memory.ts';

export type ReadTracking = (key: string) => string | undefined;

/** The enquiry never waits longer than this for the parent's tracking values. */
const ANSWER_WITHIN_MS = 1000;

export function isFramed(): boolean {
  return window.parent !== window;
}

/** The demo page: a page of our own origin needs no permission. */
function isFramedByOurselves(): boolean {
  try {
    return isFramed() && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

const PARENT_ORIGIN = 'parent-origin';

/** Firefox does not expose it. There it is the referrer of the first page, or the origin of a message. */
function parentOrigin(): string {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return location.ancestorOrigins?.[0] ?? keptInTab<string>(PARENT_ORIGIN) ?? referrer;
}

function post(message: MessageToParent, origins: readonly string[]): void {
  if (!isFramed()) return;
  const parent = parentOrigin();
  // If unknown, one call for each allowed origin: the browser delivers only to the real one, and logs an error for each
  // other. Origins with a wildcard get none.
  const targets = mayFrame(parent, origins) ? [parent] : origins.filter((each) => !/\*./.test(each));
  for (const origin of targets) window.parent.postMessage(message, origin);
}

/** Only to the allowed parents, because the message may carry ids. */
export function tellParent(message: MessageToParent): void {
  post(message, isFramedByOurselves() ? [location.origin] : pageSettings().parentOrigins);
}

/** Only to the retailer's own site. */
export function tellRetailerSite(message: MessageToParent): void {
  const { siteUrl } = pageSettings();
  if (isFramedByOurselves()) post(message, [location.origin]);
  else if (siteUrl) post(message, [new URL(siteUrl).origin]);
}

/** Only from the parent page, and only if it may frame us. */
function isFromParent({ source, origin }: MessageEvent): boolean {
  const isAllowed = origin === location.origin || mayFrame(origin, pageSettings().parentOrigins);
  return isFramed() && source === window.parent && isAllowed;
}

/** Listens to the parent page. Returns a function that stops it. */
export function hearParent(listener: (message: unknown) => void): () => void {
  function listen(event: MessageEvent): void {
    if (!isFromParent(event)) return;
    if (!location.ancestorOrigins) keepInTab(PARENT_ORIGIN, event.origin);
    listener(event.data);
  }
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Messages of the parent page before our own code was loaded (inline/buffer-messages.ts). */
export function earlierMessages(): readonly unknown[] {
  return (window.__FUNNEL_HEARD__ ?? []).filter(isFromParent).map(({ data }) => data);
}

/**
 * Asks the parent page for the tracking values of its cookies. The request has no data, so any origin may receive it.
 * Resolves with the answer, or on timeout.
 */
export function askParentForTracking(variant: 'utm' | 'tf-utm'): Promise<void> {
  if (!isFramed()) return Promise.resolve();
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
    const timer = setTimeout(end, ANSWER_WITHIN_MS);
    const stop = hearParent((message) => {
      if (readPassUtm(message, `pass-${variant}`)) end();
    });
    post({ type: `get-${variant}` }, ['*']);
  });
}
