import { useLanguage, useText } from '@funnel/browser/language';
import { KeyHint } from '../shell/key-hint.tsx';
import { clockTime } from '../shell/words.ts';
import { countedNumber, type EnquiriesCounted } from './count-words.ts';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface ListFootProps {
  /** The load time, if the rows are stale. */
  readonly asOf: Date | undefined;
  /** The number of search results. */
  readonly found: EnquiriesCounted | undefined;
}

export function ListFoot({ asOf, found }: ListFootProps) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <footer className={style['foot']}>
      <span>
        {asOf && say(texts.asOf, { time: clockTime(asOf) })}
        {!asOf && found && say(texts.hits, { count: countedNumber(found, language) })}
      </span>
      <KeyHint caps={['↑', '↓']}>{say(texts.keyRow)}</KeyHint>
      <KeyHint caps={['X']}>{say(texts.keySelect)}</KeyHint>
      <KeyHint caps={[say(texts.keyShift)]}>{say(texts.keyRange)}</KeyHint>
      <KeyHint caps={['F']}>{say(texts.keyFilter)}</KeyHint>
      <KeyHint caps={['W']}>{say(texts.assign)}</KeyHint>
      <KeyHint caps={['S']}>{say(texts.status)}</KeyHint>
    </footer>
  );
}
