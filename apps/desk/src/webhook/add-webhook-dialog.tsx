import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { Notice } from '@funnel/ui/notice';
import { TextInput } from '@funnel/ui/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useWebhookActs } from './use-webhooks.ts';
import { webhookTexts as texts } from './webhook-texts.ts';
import style from './webhooks-screen.module.css';

/** Asks for the address, then shows the secret once. */
export function AddWebhookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useText();
  return (
    <Dialog open={open} title={say(texts.addTitle)} onCancel={onClose} closeLabel={say(texts.close)}>
      <AddForm onClose={onClose} />
    </Dialog>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const say = useText();
  const acts = useWebhookActs();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const added = await acts.add(url.trim());
    if (added) setSecret(added.data.secret);
    else form.current?.querySelector('input')?.focus();
  }

  if (secret !== undefined) {
    return (
      <div className={style['form']}>
        <h3>{say(texts.secretTitle)}</h3>
        <p>{say(texts.secretNote)}</p>
        <p className={style['secret']} data-secret>
          {secret}
        </p>
        <div className={style['ends']}>
          <Button variant="primary" size="l" data-action="secret-kept" onClick={onClose}>
            {say(texts.done)}
          </Button>
        </div>
      </div>
    );
  }
  const isWrong = acts.failure?.code === 'INVALID_INPUT';
  return (
    <form ref={form} className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say(texts.addNote)}</p>
      <TextInput
        label={say(texts.url)}
        name="url"
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={url}
        error={isWrong ? say(texts.urlWrong) : undefined}
        onChange={({ target }) => setUrl(target.value)}
      />
      {acts.failure && !isWrong && <Notice tone="error">{say(texts.notDone)}</Notice>}
      <div className={style['ends']}>
        <Button size="l" onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="l" isBusy={acts.isSending}>
          {say(texts.addTitle)}
        </Button>
      </div>
    </form>
  );
}
