import { useText } from '@funnel/browser/language';
import { Notice } from '@funnel/ui/notice';
import { entryNotes, type EntryNote as Name } from './entry-texts.ts';
import style from './form.module.css';

/** A live region that is always present, so that screen readers announce a later note. */
export function EntryNote({ note }: { note: Name | undefined }) {
  const say = useText();
  const shown = note && entryNotes[note];
  return (
    <div role="status">
      {shown && (
        <div className={style['note']}>
          <Notice tone={shown.tone}>{say(shown.text)}</Notice>
        </div>
      )}
    </div>
  );
}
