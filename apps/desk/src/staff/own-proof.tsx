import { useText } from '@funnel/browser/language';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import type { Failure } from '@funnel/contract/client';
import { PasswordField } from '@funnel/ui/password-field';
import { TextField } from '@funnel/ui/text-field';
import { useRef, useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { accessTexts as texts } from './access-texts.ts';
import { doorTexts, failureTexts } from './staff-texts.ts';

/** Every form of one's own access is closed by it, or left. */
export interface OwnFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What proves who one is: the password, and where codes are on a code beside it. */
export function useOwnProof() {
  const { hasCodes } = useStaff();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fields = { password: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) };
  const currentCode = code.trim();
  return {
    hasCodes,
    values: { password, code },
    fields,
    isChecked,
    body: { password, ...(hasCodes && { currentCode }) },
    type: (typed: { password?: string; code?: string }) => {
      if (typed.password !== undefined) setPassword(typed.password);
      if (typed.code !== undefined) setCode(typed.code);
    },
    /** Whether all is there. The first field that is empty gets the focus. */
    check(): boolean {
      setChecked(true);
      if (password === '') fields.password.current?.focus();
      else if (hasCodes && currentCode === '') fields.code.current?.focus();
      else return true;
      return false;
    },
  };
}

interface OwnProofProps {
  readonly proof: ReturnType<typeof useOwnProof>;
  readonly failure: Failure | undefined;
}

export function OwnProof({ proof, failure }: OwnProofProps) {
  const say = useText();
  const { values, fields, isChecked, type, hasCodes } = proof;
  const isOfCode = failure?.code === 'WRONG_CODE' && failure.errors?.[0]?.field === 'currentCode';
  const errors = {
    password:
      isChecked && values.password === ''
        ? say(texts.passwordMissing)
        : failure?.code === 'WRONG_CREDENTIALS'
          ? say(texts.wrongPassword)
          : undefined,
    code:
      isChecked && values.code.trim() === ''
        ? say(texts.currentCodeMissing)
        : isOfCode
          ? say(failureTexts.WRONG_CODE)
          : undefined,
  };
  const isShown = !['WRONG_CREDENTIALS', 'WRONG_CODE', 'WEAK_PASSWORD'].includes(failure?.code ?? '');
  return (
    <>
      <PasswordField
        label={say(texts.currentPassword)}
        showLabel={say(doorTexts.show)}
        error={errors.password}
        inputProps={{
          ref: fields.password,
          name: 'password',
          autoComplete: 'current-password',
          value: values.password,
          onChange: ({ target }) => type({ password: target.value }),
        }}
      />
      {hasCodes && (
        <TextField
          label={say(texts.currentCode)}
          error={errors.code}
          inputProps={{
            ref: fields.code,
            name: 'current_code',
            autoComplete: 'one-time-code',
            autoCapitalize: 'none',
            spellCheck: false,
            value: values.code,
            onChange: ({ target }) => type({ code: target.value }),
          }}
        />
      )}
      {isShown && <FailureNotice texts={failureTexts} failure={failure} />}
    </>
  );
}
