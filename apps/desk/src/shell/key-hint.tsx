import { PrintedKey, useIsKeyOn } from '@funnel/ui/key-cap';
import type { ReactNode } from 'react';

interface KeyHintProps {
  /** Those that do it, or the first of them. */
  readonly caps: readonly [string, ...string[]];
  readonly children: ReactNode;
}

/** What a key does, in the foot of a screen. Gone with the key. */
export function KeyHint({ caps, children }: KeyHintProps) {
  if (!useIsKeyOn(caps[0])) return null;
  return (
    <span>
      {caps.map((cap) => (
        <PrintedKey key={cap}>{cap}</PrintedKey>
      ))}
      {children}
    </span>
  );
}
