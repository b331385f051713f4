import { type ComponentType, lazy, useState } from 'react';

/** A component in its own chunk. */
export interface Piece<Props> {
  readonly fetchAhead: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly waiting: ComponentType<Props>;
}

export function pieceOf<Props>(load: () => Promise<ComponentType<Props>>): Piece<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function fetchAhead(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }
  const waiting = lazy(async () => ({ default: await fetchAhead() }));
  return { fetchAhead, loaded: () => loaded, waiting: waiting as unknown as ComponentType<Props> };
}

/**
 * Renders a chunk within a Suspense. Like React's `lazy`, but without a fallback if the chunk is already loaded. `lazy`
 * shows its fallback first, and React then keeps that for 300 ms.
 */
export function Loaded<Props extends object>({ piece, ...props }: Props & { readonly piece: Piece<Props> }) {
  // The choice must not change while it is shown: the component would remount.
  const [Shown] = useState(() => piece.loaded() ?? piece.waiting);
  return <Shown {...(props as unknown as Props)} />;
}
