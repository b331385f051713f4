import { useText } from '@funnel/browser/language';
import { QrCode } from '@funnel/browser/qr-code';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { failureTexts } from '@funnel/browser/session/session-texts';
import type { Failure } from '@funnel/contract/client';
import { Button } from '@funnel/ui/compact-button';
import { type FormEvent, useRef, useState } from 'react';
import { CodeField, isWholeCode } from './code-field.tsx';
import type { Invitation } from './invitation.ts';
import style from './invitation-form.module.css';
import { invitationTexts as texts } from './invitation-texts.ts';

interface InvitationCodesProps {
  readonly invitation: Invitation;
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  /** With the first code of the app; undefined to skip. */
  readonly onAccept: (code: string | undefined) => void;
  readonly onBack: () => void;
}

/** Second step: set up an authenticator app and verify it with a code. */
export function InvitationCodes(props: InvitationCodesProps) {
  const { invitation, isSending, failure, onAccept, onBack } = props;
  const say = useText();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { secret, uri } = invitation.codes;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(code);
    field.current?.focus();
    if (isWholeCode(code)) onAccept(code);
  }

  function error(): string | undefined {
    if (checked === undefined || isSending) return undefined;
    if (!isWholeCode(code)) return say(texts.codeMissing);
    return failure?.code === 'WRONG_CODE' && code === checked ? say(failureTexts.WRONG_CODE) : undefined;
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className={style['card']}>
        <div className={style['qr']}>
          <QrCode text={uri} label={say(texts.qr)} />
        </div>
        <div className={style['beside']}>
          <div className={style['label']}>{say(texts.byHand)}</div>
          <p className={style['secret']} data-secret={secret}>
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <CodeField ref={field} label={say(texts.code)} value={code} error={error()} onType={setCode} />
        </div>
      </div>
      {failure?.code !== 'WRONG_CODE' && failure?.code !== 'WEAK_PASSWORD' && (
        <FailureNotice failure={failure} />
      )}
      <div className={style['actions']}>
        <Button variant="ghost" size="l" data-action="back" onClick={onBack}>
          {say(texts.back)}
        </Button>
        {!invitation.needsCodes && (
          <Button size="l" data-action="without-codes" onClick={() => onAccept(undefined)}>
            {say(texts.without)}
          </Button>
        )}
        <Button type="submit" variant="primary" size="l" keyCap="Enter" isBusy={isSending}>
          {say(texts.next)}
        </Button>
      </div>
    </form>
  );
}
