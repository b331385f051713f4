import doorStyle from '@funnel/ui/door.module.css';
import { Notice } from '@funnel/ui/notice';
import { useText } from '../language.tsx';
import type { Note } from './session-texts.ts';

/** A live region that is always present, so that screen readers announce a later note. */
export function EntryNote({ note }: { note: Note | undefined }) {
  const say = useText();
  return (
    <div role="status">
      {note && (
        <div className={doorStyle['note']}>
          <Notice tone={note.tone}>{say(note.text)}</Notice>
        </div>
      )}
    </div>
  );
}
