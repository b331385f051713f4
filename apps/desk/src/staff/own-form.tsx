import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import type { FormEvent, ReactNode } from 'react';
import { accessTexts as texts } from './access-texts.ts';
import style from './team-dialog.module.css';

interface OwnFormFrameProps {
  readonly note: string;
  readonly submitLabel: string;
  readonly isSending: boolean;
  readonly isDangerous?: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The frame of a form in a dialog: what it does, its fields, and two buttons. */
export function OwnForm(props: OwnFormFrameProps) {
  const { note, submitLabel, isSending, isDangerous = false, onSubmit, onCancel, children } = props;
  const say = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={style['form']} noValidate onSubmit={submit}>
      <p>{note}</p>
      <div>{children}</div>
      <div className={style['actions']}>
        <Button size="l" onClick={onCancel}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} size="l" isBusy={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
