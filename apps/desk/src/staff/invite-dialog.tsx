import { useText } from '@funnel/browser/language';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { Actions } from '@funnel/ui/actions';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { EmailField } from '@funnel/ui/email-field';
import { useCheckedForm } from '../shell/use-checked-form.ts';
import { RoleChoice } from './role-choice.tsx';
import style from './team-dialog.module.css';
import { teamTexts as texts } from './team-texts.ts';
import { useTeamActs } from './use-team.ts';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}

export function InviteDialog({ open, onClose, onSent }: InviteDialogProps) {
  const say = useText();
  return (
    <Dialog open={open} title={say(texts.inviteTitle)} onCancel={onClose} closeLabel={say(texts.close)}>
      <InviteForm onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}

function InviteForm({ onClose, onSent }: Pick<InviteDialogProps, 'onClose' | 'onSent'>) {
  const say = useText();
  const acts = useTeamActs();
  const { register, errorOf, values, setValue, submit } = useCheckedForm({
    defaultValues: { email: '', role: 'agent' as StaffRole },
    errorsOf: ({ email }) => ({ email: !isEmail(email.trim()) && say(emailError) }),
    async onValid({ email, role }) {
      if (await acts.invite({ email: email.trim(), role })) onSent(email.trim());
    },
  });

  return (
    <form className={style['form']} noValidate onSubmit={submit}>
      <p>{say(texts.inviteNote)}</p>
      <EmailField
        label={say(texts.email)}
        error={errorOf('email')}
        inputProps={{ ...register('email'), autoComplete: 'off' }}
      />
      <RoleChoice value={values.role} onChoose={(role) => setValue('role', role)} />
      <FailureNotice texts={texts} failure={acts.failure} />
      <Actions>
        <Button size="l" onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="l" isBusy={acts.isSending}>
          {say(texts.invite)}
        </Button>
      </Actions>
    </form>
  );
}
