import { useText } from '@funnel/browser/language';
import { Actions } from '@funnel/ui/actions';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { Notice } from '@funnel/ui/notice';
import { TextInput } from '@funnel/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWebhookActs } from './use-webhooks.ts';
import { webhookTexts as texts } from './webhook-texts.ts';
import style from './webhooks-screen.module.css';

/** Asks for the address, then shows the secret, once. */
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
  const [secret, setSecret] = useState<string>();
  const { register, handleSubmit, setFocus } = useForm({ defaultValues: { url: '' } });
  const submit = handleSubmit(async ({ url }) => {
    const added = await acts.add(url.trim());
    if (added) setSecret(added.data.secret);
    else setFocus('url');
  });

  if (secret !== undefined) {
    return (
      <div className={style['form']}>
        <h3>{say(texts.secretTitle)}</h3>
        <p>{say(texts.secretNote)}</p>
        <p className={style['secret']} data-secret>
          {secret}
        </p>
        <Actions>
          <Button variant="primary" size="l" data-action="secret-kept" onClick={onClose}>
            {say(texts.done)}
          </Button>
        </Actions>
      </div>
    );
  }
  const isWrong = acts.failure?.code === 'INVALID_INPUT';
  return (
    <form className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say(texts.addNote)}</p>
      <TextInput
        label={say(texts.url)}
        {...register('url')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        error={isWrong ? say(texts.urlWrong) : undefined}
      />
      {acts.failure && !isWrong && <Notice tone="error">{say(texts.notDone)}</Notice>}
      <Actions>
        <Button size="l" onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="l" isBusy={acts.isSending}>
          {say(texts.addTitle)}
        </Button>
      </Actions>
    </form>
  );
}
