import { useText } from '@funnel/browser/language';
import { randomId } from '@funnel/browser/random-id';
import { useSending } from '@funnel/browser/session/use-sending';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { Button } from '@funnel/ui/compact-button';
import boxStyle from '@funnel/ui/field-box.module.css';
import { KeyCap } from '@funnel/ui/key-cap';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { TIMELINE } from '../part/use-timeline.ts';
import { useCalls } from '../shell/call.ts';
import { useFormSaveKey } from '../shell/use-save-key.ts';
import style from './note-form.module.css';
import { historyTexts as texts } from './record-texts.ts';

interface NoteFormProps {
  readonly enquiryId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The typed text stays until the server has stored it. */
export function NoteForm({ enquiryId, field }: NoteFormProps) {
  const say = useText();
  const { call } = useCalls();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { isSending, failure, send } = useSending();
  const form = useFormSaveKey();
  /** Idempotent: the same text sent again is one note. */
  const sent = useRef({ text: '', idempotencyKey: '' });

  async function keep(): Promise<void> {
    const wanted = text.trim();
    if (wanted === '' || isSending) return;
    if (sent.current.text !== wanted) sent.current = { text: wanted, idempotencyKey: randomId() };
    const { idempotencyKey } = sent.current;
    const note = { body: { enquiryId, text: wanted }, idempotencyKey };
    const { ok } = await send(() => call(addNoteEndpoint, note));
    if (!ok) return;
    setText('');
    sent.current = { text: '', idempotencyKey: '' };
    await queries.invalidateQueries({ queryKey: [TIMELINE, enquiryId] });
  }

  return (
    <form
      ref={form}
      className={`${boxStyle['box']} ${style['note']}`}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <textarea
        ref={field}
        name="note"
        rows={1}
        maxLength={4000}
        value={text}
        aria-label={say(texts.noteTitle)}
        placeholder={say(texts.note)}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void keep();
        }}
      />
      {text === '' ? (
        <KeyCap>N</KeyCap>
      ) : (
        <Button type="submit" variant="primary" size="s" data-action="save-note" isBusy={isSending}>
          {say(texts.saveNote)}
        </Button>
      )}
      {failure && <p role="alert">{say(texts.noteFailed)}</p>}
    </form>
  );
}
