import { PrintedKey, useIsKeyOn } from '@funnel/ui/key-cap';
import type { ReactNode } from 'react';

interface KeyHintProps {
  /** The keys, or the first of them. */
  readonly caps: readonly [string, ...string[]];
  readonly children: ReactNode;
}

/** A shortcut in the footer. Hidden while shortcuts are off. */
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
