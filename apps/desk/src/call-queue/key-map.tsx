import { KeyList } from '../shell/key-list.tsx';
import { keyMapTexts as texts } from './queue-texts.ts';

const KEYS = [
  [['↑', '↓'], texts.choose],
  [['A'], texts.claim],
  [['T'], texts.copy],
  [['Esc'], texts.release],
  [['N'], texts.note],
  [['1'], texts.reached],
  [['2'], texts.notReached],
  [['3', '4', '5'], texts.visit],
  [['6'], texts.lost],
  [['Z'], texts.undo],
  [['G'], texts.plans],
  [['Enter'], texts.open],
] as const;

export function KeyMap({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <KeyList isOpen={isOpen} keys={KEYS} onClose={onClose} />;
}
