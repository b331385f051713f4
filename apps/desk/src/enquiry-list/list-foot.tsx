import { useText } from '@funnel/browser/language';
import { KeyHint } from '../shell/key-hint.tsx';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

/** The keys that matter here. */
export function ListFoot() {
  const say = useText();
  return (
    <footer className={style['foot']}>
      <KeyHint caps={['↑', '↓']}>{say(texts.keyRow)}</KeyHint>
      <KeyHint caps={['X']}>{say(texts.keySelect)}</KeyHint>
      <KeyHint caps={[say(texts.keyShift)]}>{say(texts.keyRange)}</KeyHint>
      <KeyHint caps={['F']}>{say(texts.keyFilter)}</KeyHint>
      <KeyHint caps={['W']}>{say(texts.assign)}</KeyHint>
      <KeyHint caps={['S']}>{say(texts.status)}</KeyHint>
    </footer>
  );
}
