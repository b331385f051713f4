import { useText } from '@funnel/browser/language';
import { KeyCap } from '../shell/key-cap.tsx';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

/** The keys that matter here. */
export function ListFoot() {
  const say = useText();
  return (
    <footer className={style['foot']}>
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {say(texts.keyRow)}
      </span>
      <span>
        <KeyCap>X</KeyCap>
        {say(texts.keySelect)}
      </span>
      <span>
        <KeyCap>{say(texts.keyShift)}</KeyCap>
        {say(texts.keyRange)}
      </span>
      <span>
        <KeyCap>W</KeyCap>
        {say(texts.assign)}
      </span>
      <span>
        <KeyCap>S</KeyCap>
        {say(texts.status)}
      </span>
    </footer>
  );
}
