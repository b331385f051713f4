import { useText } from '@funnel/browser/language';
import { DoorScreen } from '@funnel/browser/session/door-screen';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { failureTexts, sessionTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import type { Failure } from '@funnel/contract/client';
import { signInStaffEndpoint } from '@funnel/contract/staff/session';
import { Button, LinkButton } from '@funnel/ui/compact-button';
import textStyle from '@funnel/ui/text.module.css';
import { TextField } from '@funnel/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useCalls } from '../shell/call.ts';
import { CodeField, isWholeCode } from './code-field.tsx';
import style from './form.module.css';
import { codeTexts as texts } from './staff-texts.ts';

interface CodeScreenProps {
  readonly email: string;
  readonly password: string;
  readonly onSignedIn: () => void;
  /** With the failure if the password was refused. */
  readonly onBack: (failure?: Failure) => void;
}

/** The one-time code of an app, or a recovery code. */
export function CodeScreen({ email, password, onSignedIn, onBack }: CodeScreenProps) {
  const say = useText();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const field = useRef<HTMLInputElement>(null);

  async function signIn(typed: string): Promise<void> {
    const body = { email: email.trim(), password, code: typed };
    const outcome = await send(() => callOnce(signInStaffEndpoint, { body }));
    if (outcome.ok) return onSignedIn();
    if (outcome.failure.code === 'WRONG_CREDENTIALS') return onBack(outcome.failure);
    setCode('');
    field.current?.focus();
  }

  function type(digits: string): void {
    if (isSending) return;
    setCode(digits);
    if (isWholeCode(digits)) void signIn(digits);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (code === '') field.current?.focus();
    else void signIn(code);
  }

  function change(): void {
    setRecovery(!isRecovery);
    setCode('');
    setChecked(false);
  }

  const isWrong = failure?.code === 'WRONG_CODE' && code === '';
  return (
    <DoorScreen
      key={String(isRecovery)}
      name={isRecovery ? 'recovery-code' : 'code'}
      title={say(isRecovery ? texts.recoveryTitle : texts.title)}
      subtitle={isRecovery ? say(texts.recoverySubtitle) : say(texts.subtitle, { email: email.trim() })}
    >
      <form className={style['form']} noValidate onSubmit={submit}>
        {isRecovery ? (
          <TextField
            label={say(texts.recoveryLabel)}
            error={
              isWrong
                ? say(failureTexts.WRONG_CODE)
                : isChecked && code === ''
                  ? say(texts.recoveryMissing)
                  : undefined
            }
            inputProps={{
              ref: field,
              name: 'recovery_code',
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              value: code,
              onChange: (event) => setCode(event.target.value),
            }}
          />
        ) : (
          <>
            <CodeField
              ref={field}
              label={say(texts.label)}
              isLabelHidden
              value={code}
              error={isWrong ? say(failureTexts.WRONG_CODE) : undefined}
              onType={type}
            />
            <p className={textStyle['note']}>{say(texts.goesOn)}</p>
          </>
        )}
        <div className={style['actions']}>
          {failure?.code !== 'WRONG_CODE' && <FailureNotice failure={failure} />}
          {isRecovery && (
            <Button type="submit" variant="primary" size="l" keyCap="Enter" isWide isBusy={isSending}>
              {say(sessionTexts.signIn)}
            </Button>
          )}
        </div>
      </form>
      <p className={style['others']}>
        <LinkButton data-action="other-code" onClick={change}>
          {say(isRecovery ? texts.useApp : texts.useRecovery)}
        </LinkButton>{' '}
        {say(texts.or)}{' '}
        <LinkButton data-action="other-account" onClick={() => onBack()}>
          {say(texts.otherAccount)}
        </LinkButton>
      </p>
    </DoorScreen>
  );
}
