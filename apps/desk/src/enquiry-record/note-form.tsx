import { useText } from '@funnel/browser/language';
import { randomId } from '@funnel/browser/random-id';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { TIMELINE } from '../part/use-timeline.ts';
import { Button } from '../shell/button.tsx';
import { useCalls } from '../shell/call.ts';
import { KeyCap } from '../shell/key-cap.tsx';
import { useFormSaveKey } from '../shell/use-save-key.ts';
import style from './note-form.module.css';
import { historyTexts as texts } from './record-texts.ts';

interface NoteFormProps {
  readonly enquiryId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A note for the next one. What is typed stays until the server has it. */
export function NoteForm({ enquiryId, field }: NoteFormProps) {
  const say = useText();
  const { call } = useCalls();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const form = useFormSaveKey();
  /** The same note sent again is one note. */
  const sent = useRef({ text: '', idempotencyKey: '' });

  async function send(): Promise<void> {
    const wanted = text.trim();
    if (wanted === '' || state === 'sending') return;
    if (sent.current.text !== wanted) sent.current = { text: wanted, idempotencyKey: randomId() };
    setState('sending');
    const { idempotencyKey } = sent.current;
    const { ok } = await call(addNoteEndpoint, { body: { enquiryId, text: wanted }, idempotencyKey });
    setState(ok ? 'ready' : 'failed');
    if (!ok) return;
    setText('');
    sent.current = { text: '', idempotencyKey: '' };
    await queries.invalidateQueries({ queryKey: [TIMELINE, enquiryId] });
  }

  return (
    <form
      ref={form}
      className={style['note']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {text === '' ? (
        <KeyCap>N</KeyCap>
      ) : (
        <Button type="submit" variant="primary" size="s" data-action="save-note" isBusy={state === 'sending'}>
          {say(texts.saveNote)}
        </Button>
      )}
      {state === 'failed' && <p role="alert">{say(texts.noteFailed)}</p>}
    </form>
  );
}
