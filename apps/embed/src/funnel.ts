import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';
import type { MessageFromParent } from '@funnel/contract/parent-messages/parent-message';
import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import { type ConsentTools, readConsent } from './consent.ts';
import { givenValues } from './given-values.ts';
import { makeInline } from './inline-frame.ts';
import { pushEvent } from './push-event.ts';
import { putOnPage } from './put-on-page.ts';
import { watchForRefusal } from './refused-card.ts';
import { frameUrl, wayOf } from './shell/funnel-options.ts';
import type { EventMessages, Funnel, FunnelOptions } from './shell/kitchen-funnel-api.ts';
import { type Stand, standThatComes } from './shell/stand.ts';
import { trackingValues } from './tracking-values.ts';

/** The event of each message. */
const EVENTS: { readonly [Name in keyof EventMessages as EventMessages[Name]]: Name } = {
  'funnel-started': 'started',
  'funnel-step': 'step',
  'funnel-done': 'done',
  'terminfinder-lead': 'lead',
  'signup-done': 'signup',
  'close-widget': 'close',
};

interface Surroundings {
  /** Where the funnel is served. */
  readonly origin: string;
  /** The default target. */
  readonly behind: Element | undefined;
  readonly complain: (problem: string) => void;
  readonly onRemove: () => void;
}

const TITLES = {
  funnel: { de: 'Küchenplaner', en: 'Kitchen planner' },
  terminfinder: { de: 'Telefontermin buchen', en: 'Book a phone appointment' },
};

/** Creates one funnel and adds it to the page. */
export function createFunnel(
  options: FunnelOptions,
  { origin, behind, complain, onRemove }: Surroundings,
): Funnel {
  // An invalid selector is reported now, not at the first click.
  if (options.trigger) document.querySelector(options.trigger);
  const way = wayOf(options);
  const lang = options.lang ?? (document.documentElement.lang.startsWith('en') ? 'en' : 'de');
  const frame = document.createElement('iframe');
  frame.title = TITLES[options.funnel === 'terminfinder' ? 'terminfinder' : 'funnel'][lang];
  frame.src = frameUrl(origin, options, lang);
  frame.style.cssText = 'display:block;width:100%;max-width:none;min-height:0;max-height:none;border:0';

  const tell = (message: MessageFromParent) => frame.contentWindow?.postMessage(message, origin);
  const life = new AbortController();
  const { signal } = life;
  const stand = way === 'inline' ? standInPage() : standOverPage(way);
  const open = () => signal.aborted || stand.open();
  let isHeard = false;
  watchForRefusal(frame, { origin, lang, signal, complain, isHeard: () => isHeard });

  function standInPage(): Stand {
    const inline = makeInline(frame, options);
    const placing = { isBehind: !options.target, signal, complain };
    putOnPage(frame, options.target ?? behind, placing, inline.placed);
    return inline;
  }

  /** Loaded on demand, since most pages do not need it. */
  function standOverPage(over: Exclude<typeof way, 'inline'>): Stand {
    const ask = () => tell({ type: 'ask-close' });
    const coming = import(/* @vite-ignore */ `${origin}/embed/over-page.mjs`).then(
      ({ makeOverPage }: typeof import('./over-page/make-over-page.ts')) =>
        makeOverPage(frame, { options, way: over, lang, ask, signal }),
    );
    coming.catch(complain);
    return standThatComes(coming);
  }

  /** Dispatches the event. Returns false if the page prevented the default. */
  function raise(message: MessageToParent): boolean {
    const name = Object.hasOwn(EVENTS, message.type) && EVENTS[message.type as keyof typeof EVENTS];
    if (!name) return true;
    const detail =
      'enquiryId' in message ? { ...message, statisticsId: statisticsIdOf(message.enquiryId) } : message;
    pushEvent(name, detail, options);
    const event = { detail, bubbles: true, cancelable: true, composed: true };
    return frame.dispatchEvent(new CustomEvent(`kitchen-funnel:${name}`, event));
  }

  /** Nobody listens in the frame before the funnel reports its first step. Until then the last request is queued. */
  let tellSteps = (message: MessageFromParent) => {
    kept = message;
  };
  let kept: MessageFromParent | undefined;

  const given = givenValues(tell, complain);
  given.give('set-prefill', options.prefill);
  given.give('set-hidden', options.hidden);
  given.give('set-theme', options.theme);
  frame.addEventListener('load', given.loaded, { signal });

  function hear(message: MessageToParent): void {
    if (message.type === 'funnel-step' && tellSteps !== tell) {
      tellSteps = tell;
      if (kept) tell(kept);
    }
    const isOurs = raise(message);
    if (message.type === 'get-utm' || message.type === 'get-tf-utm') {
      // Each enquiry page asks this first, also after a reload without storage.
      given.tellAll();
      const page = { href: location.href, cookie: document.cookie, referrer: document.referrer };
      const utmData = trackingValues(page, readConsent(window as ConsentTools), options.tracking);
      tell({ type: message.type === 'get-utm' ? 'pass-utm' : 'pass-tf-utm', utmData });
    }
    if (message.type === 'funnel-done') {
      tell({ type: 'funnel-next', by: isOurs && !options.after ? 'funnel' : 'parent' });
      if (isOurs && options.after) location.assign(options.after);
    }
    if (isOurs) stand.hear(message);
  }

  addEventListener(
    'message',
    ({ source, origin: from, data }) => {
      // Anybody can post to this window: accept only our own frame with our own page in it.
      if (!source || source !== frame.contentWindow || from !== origin || typeof data?.type !== 'string')
        return;
      isHeard = true;
      given.heard();
      hear(data);
    },
    { signal },
  );
  if (options.trigger) openOnClick(options.trigger, open, signal);

  return {
    frame,
    open,
    close: stand.close,
    on(event, listener) {
      const name = `kitchen-funnel:${event}`;
      const heard = (each: Event) => listener((each as CustomEvent).detail);
      frame.addEventListener(name, heard, { signal });
      return () => frame.removeEventListener(name, heard);
    },
    setSteps(steps, current) {
      tellSteps({ type: 'set-steps', steps, ...(current !== undefined && { current }) });
    },
    prefill: (values) => given.give('set-prefill', values),
    setHidden: (values) => given.give('set-hidden', values),
    remove() {
      life.abort();
      stand.remove();
      onRemove();
    },
  };
}

function openOnClick(trigger: string, open: () => void, signal: AbortSignal): void {
  function follow(event: MouseEvent): void {
    // A link may be opened in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.target instanceof Element) || !event.target.closest(trigger)) return;
    event.preventDefault();
    open();
  }
  document.addEventListener('click', follow, { signal });
}
