import { useText } from '@funnel/browser/language';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { changeStaffPasswordEndpoint } from '@funnel/contract/staff/profile';
import { showPassword } from '@funnel/domain/account/password';
import { PasswordField } from '@funnel/ui/password-field';
import { useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import { accessTexts as texts } from './access-texts.ts';
import { invitationTexts } from './invitation-texts.ts';
import { OwnForm, type OwnFormProps } from './own-form.tsx';
import { passwordError, passwordLength } from './password-error.ts';

export function PasswordForm(props: OwnFormProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { email } = useStaff();
  return (
    <OwnForm
      {...props}
      note={say(texts.changePasswordNote)}
      submitLabel={say(texts.changePassword)}
      errorsOf={(typed) => ({ new_password: passwordError(typed.new_password, email, say) })}
      call={(proof, typed) =>
        callOnce(changeStaffPasswordEndpoint, { body: { ...proof, newPassword: typed.new_password } })
      }
    >
      {(proof, { register, errorOf }, failure) => (
        <>
          {proof}
          <PasswordField
            label={say(texts.newPassword)}
            hint={say(invitationTexts.passwordHint, passwordLength)}
            showLabel={say(showPassword)}
            error={
              errorOf('new_password') ??
              (failure?.code === 'WEAK_PASSWORD' ? say(failureTexts.WEAK_PASSWORD) : undefined)
            }
            inputProps={{ ...register('new_password'), autoComplete: 'new-password' }}
          />
        </>
      )}
    </OwnForm>
  );
}
