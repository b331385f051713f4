import type { KitchenFunnelApi } from '@funnel/embed/embed';
import type { Funnel, FunnelEvent } from '@funnel/embed/funnel';
import type { FunnelOptions } from '@funnel/embed/funnel-options';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

type Listener = Parameters<Funnel['on']>[1];

export interface KitchenFunnelProps extends Omit<FunnelOptions, 'target' | 'trigger'> {
  /** Where the funnel is served, e.g. `https://funnel.example`. */
  readonly origin: string;
  readonly onStarted?: Listener;
  readonly onStep?: Listener;
  readonly onDone?: Listener;
  readonly onLead?: Listener;
  readonly onSignup?: Listener;
  readonly onClose?: Listener;
  /** Opens and closes a terminfinder. */
  readonly ref?: Ref<Pick<Funnel, 'open' | 'close'>>;
}

const LISTENERS = {
  started: 'onStarted',
  step: 'onStep',
  done: 'onDone',
  lead: 'onLead',
  signup: 'onSignup',
  close: 'onClose',
} as const satisfies Record<FunnelEvent, keyof KitchenFunnelProps>;

/** The funnel as a component: made when it is shown, gone without leftovers when it is not. */
export function KitchenFunnel({ ref, ...props }: KitchenFunnelProps) {
  const place = useRef<HTMLDivElement>(null);
  const funnel = useRef<Funnel>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const {
    origin,
    funnel: kind,
    lang,
    shape,
    funnelName,
    offHomeConsulting,
    noFooter,
    after,
    tracking,
  } = props;

  useImperativeHandle(ref, () => ({
    open: () => funnel.current?.open(),
    close: () => funnel.current?.close(),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another option makes another funnel; listeners may change freely
  useEffect(() => {
    let isGone = false;
    void loadApi(origin).then((api) => {
      if (isGone || !place.current) return;
      const { origin: _, ...options } = latest.current;
      const made = api.create({ ...options, target: place.current });
      for (const [event, name] of Object.entries(LISTENERS) as [FunnelEvent, keyof typeof latest.current][]) {
        made.on(event, (detail) => (latest.current[name] as Listener | undefined)?.(detail));
      }
      funnel.current = made;
    });
    return () => {
      isGone = true;
      funnel.current?.remove();
      funnel.current = undefined;
    };
  }, [origin, kind, lang, shape, funnelName, offHomeConsulting, noFooter, after, tracking]);

  return <div ref={place} />;
}

const loading = new Map<string, Promise<KitchenFunnelApi>>();

/** The embed script of one origin, loaded once however many funnels are on the page. */
function loadApi(origin: string): Promise<KitchenFunnelApi> {
  const begun = loading.get(origin) ?? load(origin);
  loading.set(origin, begun);
  return begun;
}

function load(origin: string): Promise<KitchenFunnelApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${origin}/embed.js`;
    script.onload = () =>
      window.KitchenFunnel
        ? resolve(window.KitchenFunnel)
        : reject(new Error('The embed script did not start.'));
    script.onerror = () => {
      loading.delete(origin);
      reject(new Error('The embed script could not be loaded.'));
    };
    document.head.append(script);
  });
}
