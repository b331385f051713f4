import { useState } from 'react';
import { KeyList, type KeyRows } from './key-list.tsx';
import { useKeys } from './use-keys.ts';

export function KeyHelp({ keys = [] }: { keys?: KeyRows }) {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen(true) });
  return <KeyList isOpen={isOpen} keys={keys} onClose={() => setIsOpen(false)} />;
}
