import { type MessageToParent, readPassUtm } from '@funnel/contract/parent-messages/parent-message';
import { pageSettings } from './page-settings.ts';

type ReadTracking = (key: string) => string | undefined;

/** The enquiry never waits longer than this for the parent's tracking values. */
const ANSWER_WITHIN_MS = 1000;

export function isFramed(): boolean {
  return window.parent !== window;
}

function post(message: MessageToParent, origins: readonly string[]): void {
  if (!isFramed()) return;
  // One call for each allowed origin: the browser delivers only to the one the parent really has.
  for (const origin of origins) window.parent.postMessage(message, origin);
}

/** To the allowed parents only, since it may carry ids. */
export function tellParent(message: MessageToParent): void {
  post(message, pageSettings().parentOrigins);
}

/** To the retailer's own site only. */
export function tellRetailerSite(message: MessageToParent): void {
  const { siteUrl } = pageSettings();
  if (siteUrl) post(message, [new URL(siteUrl).origin]);
}

/** Asks whoever frames us for the tracking values of its cookies. The question carries nothing, so anybody may hear it. */
export function askParentForTracking(variant: 'utm' | 'tf-utm'): Promise<ReadTracking> {
  const nothing: ReadTracking = () => undefined;
  if (!isFramed()) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    function end(read: ReadTracking): void {
      clearTimeout(timer);
      removeEventListener('message', listen);
      resolve(read);
    }
    function listen(event: MessageEvent): void {
      const read = event.source === window.parent ? readPassUtm(event.data, `pass-${variant}`) : undefined;
      if (read) end(read);
    }
    const timer = setTimeout(() => end(nothing), ANSWER_WITHIN_MS);
    addEventListener('message', listen);
    post({ type: `get-${variant}` }, ['*']);
  });
}
