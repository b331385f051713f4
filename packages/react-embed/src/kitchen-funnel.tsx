import { loadKitchenFunnel } from '@funnel/embed/load-kitchen-funnel';
import type { Funnel, FunnelEvents, FunnelOptions } from '@funnel/embed/shell/kitchen-funnel-api';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';

export type FunnelListeners = {
  readonly [Name in keyof FunnelEvents as `on${Capitalize<Name>}`]?: (detail: FunnelEvents[Name]) => void;
};

export interface KitchenFunnelProps extends Omit<FunnelOptions, 'target'>, FunnelListeners {
  /** Where the funnel is served, e.g. `https://funnel.example`. */
  readonly origin: string;
}

/** The ref: opens and closes an overlay. */
export type KitchenFunnelHandle = Pick<Funnel, 'open' | 'close'>;

const LISTENERS = {
  started: 'onStarted',
  step: 'onStep',
  done: 'onDone',
  lead: 'onLead',
  signup: 'onSignup',
  close: 'onClose',
} as const satisfies Record<keyof FunnelEvents, keyof FunnelListeners>;

/**
 * The funnel as a component: created on mount, removed on unmount. On a server it is an empty element. With
 * `forwardRef`, since React 18 does not pass refs as props.
 */
export const KitchenFunnel = forwardRef<KitchenFunnelHandle, KitchenFunnelProps>(
  function KitchenFunnel(props, ref) {
    const { origin } = props;
    // Functions are excluded, so listeners may change freely.
    const options = JSON.stringify(props);
    const place = useRef<HTMLDivElement>(null);
    const made = useRef<Funnel>(undefined);
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });

    useImperativeHandle(ref, () => ({
      open: () => made.current?.open(),
      close: () => made.current?.close(),
    }));

    // biome-ignore lint/correctness/useExhaustiveDependencies: another option makes another funnel
    useEffect(() => {
      let isGone = false;
      async function make(target: Element): Promise<void> {
        const api = await loadKitchenFunnel(origin);
        if (isGone) return;
        const created = api.create({ ...latest.current, target });
        for (const [event, listener] of Object.entries(LISTENERS)) {
          created?.on(event as keyof FunnelEvents, (detail) =>
            (latest.current[listener] as ((detail: unknown) => void) | undefined)?.(detail),
          );
        }
        made.current = created;
      }
      if (place.current) make(place.current).catch((error) => console.error(error));
      return () => {
        isGone = true;
        made.current?.remove();
        made.current = undefined;
      };
    }, [origin, options]);

    return <div ref={place} />;
  },
);
