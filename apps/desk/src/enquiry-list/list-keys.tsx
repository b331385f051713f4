import { useText } from '@funnel/browser/language';
import { KeyHelp } from '../shell/key-help.tsx';
import { undoTexts } from '../shell/undo-toast.tsx';
import { enquiryListTexts, listKeyTexts as texts } from './enquiry-list-texts.ts';

export function ListKeys() {
  const say = useText();
  return (
    <KeyHelp
      keys={[
        [['↑', '↓'], texts.row],
        [['Enter'], texts.open],
        [['X'], texts.select],
        [[say(enquiryListTexts.keyShift), '↑', '↓'], texts.range],
        [[say(enquiryListTexts.keyControl), 'A'], texts.all],
        [['F'], texts.filter],
        [['W'], texts.assign],
        [['S'], texts.status],
        [['Z'], undoTexts.key],
        [['C'], texts.enter],
      ]}
    />
  );
}
