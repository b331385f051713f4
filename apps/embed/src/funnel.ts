import type { MessageToParent } from '@funnel/contract/parent-messages/parent-message';
import { type FunnelOptions, frameUrl } from './funnel-options.ts';
import { makeInline } from './inline-frame.ts';
import { makeModal } from './modal-frame.ts';
import { trackingValues } from './tracking-values.ts';

/** What a page can listen to; `detail` is the funnel's message. */
export type FunnelEvent = 'started' | 'step' | 'done' | 'lead' | 'signup' | 'close';

export interface Funnel {
  readonly frame: HTMLIFrameElement;
  /** Shows a modal funnel; one that stands in the page comes into view. */
  open(): void;
  /** Hides a modal funnel without asking. */
  close(): void;
  /** Gives back how to stop listening. */
  on(event: FunnelEvent, listener: (detail: MessageToParent) => void): () => void;
  /** Takes the funnel off the page, with everything that was added for it. */
  remove(): void;
}

/** How a frame stands on the page. */
export interface Stand {
  open(): void;
  close(): void;
  setHeight(px: number): void;
  onStep(): void;
  remove(): void;
}

const EVENTS: Readonly<Partial<Record<MessageToParent['type'], FunnelEvent>>> = {
  'funnel-started': 'started',
  'funnel-step': 'step',
  'funnel-done': 'done',
  'terminfinder-lead': 'lead',
  'signup-done': 'signup',
  'close-widget': 'close',
};

const TITLES = {
  funnel: { de: 'Küchenplaner', en: 'Kitchen planner' },
  terminfinder: { de: 'Beratungstermin buchen', en: 'Book a consultation' },
};

/** Puts one funnel on the page. `place` is where it stands if the options name no target. */
export function createFunnel(origin: string, options: FunnelOptions, place: Element | null): Funnel {
  const { lang = 'de' } = options;
  const isModal = options.funnel === 'terminfinder';
  const frame = document.createElement('iframe');
  frame.title = TITLES[isModal ? 'terminfinder' : 'funnel'][lang];
  frame.src = frameUrl(origin, options);
  frame.loading = isModal ? 'eager' : 'lazy';
  frame.style.cssText = 'display:block;width:100%;border:0';

  const ask = () => frame.contentWindow?.postMessage({ type: 'ask-close' }, origin);
  const stand: Stand = isModal ? makeModal(frame, ask) : makeInline(frame, findTarget(options, place));
  const listeners = new AbortController();
  const { signal } = listeners;

  function hear(message: MessageToParent): void {
    if (message.type === 'get-utm' || message.type === 'get-tf-utm') {
      const utmData = trackingValues({ search: location.search, cookie: document.cookie }, options.tracking);
      const type = message.type === 'get-utm' ? 'pass-utm' : 'pass-tf-utm';
      frame.contentWindow?.postMessage({ type, utmData }, origin);
    }
    if (message.type === 'funnel-height') stand.setHeight(message.height);
    if (message.type === 'funnel-step') stand.onStep();
    if (message.type === 'close-widget') stand.close();
    const event = EVENTS[message.type];
    if (event)
      frame.dispatchEvent(new CustomEvent(`kitchen-funnel:${event}`, { detail: message, bubbles: true }));
    if (message.type === 'funnel-done') goOn(message);
  }

  function goOn({ enquiryId, kitchenId, email }: MessageToParent & { type: 'funnel-done' }): void {
    if (options.after) {
      location.assign(options.after);
      return;
    }
    const query = `enquiryId=${encodeURIComponent(enquiryId)}&kitchenId=${encodeURIComponent(kitchenId)}`;
    const language = lang === 'de' ? '' : `&lang=${lang}`;
    // The e-mail address comes encoded.
    frame.src = `${origin}/services/fun/datepicker?${query}&email=${email}${language}`;
  }

  addEventListener(
    'message',
    (event) => {
      // Anybody can post to this window: only our own frame, and only with our own page in it, is believed.
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      if (typeof event.data?.type === 'string') hear(event.data);
    },
    { signal },
  );
  if (options.trigger) {
    const { trigger } = options;
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest(trigger)) return;
        event.preventDefault();
        stand.open();
      },
      { signal },
    );
  }

  return {
    frame,
    open: stand.open,
    close: stand.close,
    on(event, listener) {
      const heard = (each: Event) => listener((each as CustomEvent<MessageToParent>).detail);
      frame.addEventListener(`kitchen-funnel:${event}`, heard, { signal });
      return () => frame.removeEventListener(`kitchen-funnel:${event}`, heard);
    },
    remove() {
      listeners.abort();
      stand.remove();
    },
  };
}

function findTarget({ target }: FunnelOptions, place: Element | null): (frame: Element) => void {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (target && !element) throw new Error(`No element for the funnel: ${target}`);
  return (frame) => {
    if (element) element.append(frame);
    else if (place) place.after(frame);
    else document.body.append(frame);
  };
}
