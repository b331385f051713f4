import { useState } from 'react';
import { KeyList } from '../shell/key-list.tsx';
import { undoTexts } from '../shell/undo-toast.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { listKeyTexts as texts } from './enquiry-list-texts.ts';

const KEYS = [
  [['↑', '↓'], texts.row],
  [['Enter'], texts.open],
  [['X'], texts.select],
  [['W'], texts.assign],
  [['S'], texts.status],
  [['Z'], undoTexts.key],
  [['/'], texts.search],
  [['C'], texts.enter],
] as const;

/** What the keys of the list do, behind the question mark. */
export function ListKeys() {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen(true) });
  return <KeyList isOpen={isOpen} keys={KEYS} onClose={() => setIsOpen(false)} />;
}
