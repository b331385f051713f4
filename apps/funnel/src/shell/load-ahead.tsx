import { loadAgain } from '@funnel/browser/load-again';
import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded apart. */
export interface Piece<Props> {
  readonly fetchAhead: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly waiting: ComponentType<Props>;
}

export function pieceOf<Props>(load: () => Promise<ComponentType<Props>>): Piece<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function fetchAhead(): Promise<ComponentType<Props>> {
    loaded ??= await loadAgain(load);
    return loaded;
  }
  const waiting = lazy(async () => ({ default: await fetchAhead() }));
  return { fetchAhead, loaded: () => loaded, waiting: waiting as unknown as ComponentType<Props> };
}

/**
 * Draws a piece within a Suspense: like React's `lazy`, but at once where it has been fetched ahead. `lazy` shows its
 * fallback first, and React then keeps that for 300 ms.
 */
export function Loaded<Props extends object>({ piece, ...props }: Props & { readonly piece: Piece<Props> }) {
  // Which of the two is drawn must not change while it is shown: it would begin anew.
  const [Shown] = useState(() => piece.loaded() ?? piece.waiting);
  return <Shown {...(props as unknown as Props)} />;
}
