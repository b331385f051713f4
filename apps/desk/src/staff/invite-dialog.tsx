import { useText } from '@funnel/browser/language';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { TextField } from '@funnel/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<StaffRole>('agent');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const email = typed.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (!isEmail(email)) return field.current?.focus();
    if (await acts.invite({ email, role })) onSent(email);
  }

  return (
    <form className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say(texts.inviteNote)}</p>
      <TextField
        label={say(texts.email)}
        error={isChecked && !isEmail(email) ? say(emailError) : undefined}
        inputProps={{
          ref: field,
          name: 'email',
          type: 'email',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          value: typed,
          onChange: ({ target }) => setTyped(target.value),
        }}
      />
      <RoleChoice value={role} onChoose={setRole} />
      <FailureNotice texts={texts} failure={acts.failure} />
      <div className={style['actions']}>
        <Button size="l" onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="l" isBusy={acts.isSending}>
          {say(texts.invite)}
        </Button>
      </div>
    </form>
  );
}
