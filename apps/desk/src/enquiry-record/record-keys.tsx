import { KeyHelp } from '../shell/key-help.tsx';
import { undoTexts } from '../shell/undo-toast.tsx';
import { recordKeyTexts, recordTexts as texts } from './record-texts.ts';
import { stepTexts } from './step-texts.ts';

const KEYS = [
  [['J'], texts.next],
  [['K'], texts.previous],
  [['A'], texts.call],
  [['+'], stepTexts.addKey],
  [['V'], stepTexts.moveKey],
  [['B'], recordKeyTexts.edit],
  [['N'], recordKeyTexts.note],
  [['G'], recordKeyTexts.plans],
  [['Z'], undoTexts.key],
  [['Esc'], texts.back],
] as const;

export function RecordKeys() {
  return <KeyHelp keys={KEYS} />;
}
