import { useText } from '@funnel/browser/language';
import { NoteIcon } from '@funnel/ui/desk-icon';
import boxStyle from '@funnel/ui/field-box.module.css';
import { KeyCap } from '@funnel/ui/key-cap';
import type { Ref } from 'react';
import { callTexts as texts } from './queue-texts.ts';

interface CallNoteProps {
  readonly note: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onNote: (text: string) => void;
}

export function CallNote({ note, field, onNote }: CallNoteProps) {
  const say = useText();
  return (
    <div className={boxStyle['box']}>
      <NoteIcon size="s" />
      <textarea
        ref={field}
        name="note"
        rows={1}
        maxLength={4000}
        value={note}
        aria-label={say(texts.note)}
        placeholder={say(texts.note)}
        onChange={({ target }) => onNote(target.value)}
      />
      <KeyCap>N</KeyCap>
    </div>
  );
}
