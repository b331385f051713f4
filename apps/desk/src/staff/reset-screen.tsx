import { useLanguage, useText } from '@funnel/browser/language';
import { DoorScreen } from '@funnel/browser/session/door-screen';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import { resetStaffPasswordEndpoint } from '@funnel/contract/staff/reset-staff-password';
import { showPassword } from '@funnel/domain/account/password';
import { Button } from '@funnel/ui/compact-button';
import { PasswordField } from '@funnel/ui/password-field';
import { useState } from 'react';
import { useCalls } from '../shell/call.ts';
import { useCheckedForm } from '../shell/use-checked-form.ts';
import style from './form.module.css';
import { invitationTexts } from './invitation-texts.ts';
import { passwordError, passwordLength } from './password-error.ts';
import { resetTexts as texts } from './reset-texts.ts';

interface ResetScreenProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onNewLink: () => void;
}

/** The target of the mailed link: a new password. Nobody is signed in by it. */
export function ResetScreen({ token, onDone, onNewLink }: ResetScreenProps) {
  const say = useText();
  const { language } = useLanguage();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  /** The password that the server has refused. It alone knows the address that the password must not contain. */
  const [refused, setRefused] = useState<string>();
  const { register, errorOf, setFocus, submit } = useCheckedForm({
    defaultValues: { new_password: '' },
    errorsOf: ({ new_password: password }) => ({
      new_password: password === refused ? say(failureTexts.WEAK_PASSWORD) : passwordError(password, '', say),
    }),
    async onValid({ new_password: password }) {
      const body = { token, password, language };
      const outcome = await send(() => callOnce(resetStaffPasswordEndpoint, { body }));
      if (outcome.ok) onDone();
      else if (outcome.failure.code === 'WEAK_PASSWORD') {
        setRefused(password);
        setFocus('new_password');
      }
    },
  });

  if (failure?.code === 'TOKEN_OVER') {
    return (
      <DoorScreen key="over" name="reset-over" title={say(texts.overTitle)} subtitle={say(texts.over)}>
        <Button variant="primary" size="l" isWide data-action="forgot" onClick={onNewLink}>
          {say(texts.newLink)}
        </Button>
      </DoorScreen>
    );
  }
  return (
    <DoorScreen key="form" name="reset" title={say(texts.title)} subtitle={say(texts.subtitle)}>
      <form className={style['form']} noValidate onSubmit={submit}>
        <PasswordField
          label={say(texts.password)}
          hint={say(invitationTexts.passwordHint, passwordLength)}
          showLabel={say(showPassword)}
          error={errorOf('new_password')}
          inputProps={{ ...register('new_password'), autoComplete: 'new-password' }}
        />
        <div className={style['actions']}>
          {failure?.code !== 'WEAK_PASSWORD' && <FailureNotice failure={failure} />}
          <Button type="submit" variant="primary" size="l" keyCap="Enter" isWide isBusy={isSending}>
            {say(texts.save)}
          </Button>
        </div>
      </form>
    </DoorScreen>
  );
}
