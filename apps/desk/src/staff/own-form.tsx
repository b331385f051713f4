import { useText } from '@funnel/browser/language';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import type { Failure, Outcome } from '@funnel/contract/client';
import { showPassword } from '@funnel/domain/account/password';
import { Actions } from '@funnel/ui/actions';
import { Button } from '@funnel/ui/compact-button';
import { PasswordField } from '@funnel/ui/password-field';
import { TextField } from '@funnel/ui/text-field';
import type { ReactNode } from 'react';
import { useStaff } from '../shell/staff.ts';
import { type Errors, useCheckedForm } from '../shell/use-checked-form.ts';
import { accessTexts as texts } from './access-texts.ts';
import style from './team-dialog.module.css';

export interface OwnFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const EMPTY = { password: '', current_code: '', code: '', new_password: '' };
type Typed = typeof EMPTY;
type Form = ReturnType<typeof useCheckedForm<Typed>>;

/** Re-authentication: the password, and a code if codes are on. */
interface Proof {
  readonly password: string;
  readonly currentCode?: string;
}

interface OwnFormFrameProps<Reply> {
  readonly note: string;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  readonly isReady?: boolean;
  readonly call: (proof: Proof, typed: Typed) => Promise<Outcome<Reply>>;
  readonly onDone: (reply: Reply) => void;
  readonly onCancel: () => void;
  /** Errors of the other fields. */
  readonly errorsOf?: (typed: Typed) => Errors<Typed>;
  readonly children?: (proof: ReactNode, form: Form, failure: Failure | undefined) => ReactNode;
}

/** A dialog form with re-authentication. */
export function OwnForm<Reply>(props: OwnFormFrameProps<Reply>) {
  const { note, submitLabel, isDangerous = false, isReady = true, onCancel, children } = props;
  const say = useText();
  const { hasCodes } = useStaff();
  const { send, isSending, failure } = useSending();
  const form = useCheckedForm<Typed>({
    defaultValues: EMPTY,
    errorsOf: (typed) => ({
      password: typed.password === '' && say(texts.passwordMissing),
      current_code: hasCodes && typed.current_code.trim() === '' && say(texts.currentCodeMissing),
      ...props.errorsOf?.(typed),
    }),
    async onValid(typed) {
      const proof = {
        password: typed.password,
        ...(hasCodes && { currentCode: typed.current_code.trim() }),
      };
      const outcome = await send(() => props.call(proof, typed));
      if (outcome.ok) props.onDone(outcome.reply);
    },
  });
  const { register, errorOf } = form;
  const isShown = !['WRONG_CREDENTIALS', 'WRONG_CODE', 'WEAK_PASSWORD'].includes(failure?.code ?? '');
  const isPasswordWrong = failure?.code === 'WRONG_CREDENTIALS';
  const proof = (
    <>
      <PasswordField
        label={say(texts.currentPassword)}
        showLabel={say(showPassword)}
        error={errorOf('password') ?? (isPasswordWrong ? say(texts.wrongPassword) : undefined)}
        inputProps={{ ...register('password'), autoComplete: 'current-password' }}
      />
      {hasCodes && (
        <TextField
          label={say(texts.currentCode)}
          error={
            errorOf('current_code') ??
            (isWrongCode(failure, 'currentCode') ? say(failureTexts.WRONG_CODE) : undefined)
          }
          inputProps={{
            ...register('current_code'),
            autoComplete: 'one-time-code',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
      )}
      {isShown && <FailureNotice failure={failure} />}
    </>
  );
  return (
    <form className={style['form']} noValidate onSubmit={form.submit}>
      <p>{note}</p>
      <div>{children ? children(proof, form, failure) : proof}</div>
      <Actions>
        <Button size="l" onClick={onCancel}>
          {say(texts.cancel)}
        </Button>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          size="l"
          isBusy={isSending || !isReady}
        >
          {submitLabel}
        </Button>
      </Actions>
    </form>
  );
}

/** A form may have two code fields; the server names the wrong one. */
export function isWrongCode(failure: Failure | undefined, field: 'code' | 'currentCode'): boolean {
  return failure?.code === 'WRONG_CODE' && failure.errors?.[0]?.field === field;
}
