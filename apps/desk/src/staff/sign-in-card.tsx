import { useText } from '@funnel/browser/language';
import { needsCodes } from '@funnel/domain/staff/staff-role';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { Notice } from '@funnel/ui/notice';
import { Panel } from '@funnel/ui/panel';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import { useStaff, useStaffActs } from '../shell/staff.ts';
import style from './access-screen.module.css';
import { accessTexts as texts } from './access-texts.ts';
import { DropCodesForm } from './drop-codes-form.tsx';
import { NewCodesForm } from './new-codes-form.tsx';
import { NewRecoveryForm } from './new-recovery-form.tsx';
import { PasswordForm } from './password-form.tsx';

const FORMS = {
  password: { title: texts.changePassword, Form: PasswordForm },
  codes: { title: texts.newCodes, Form: NewCodesForm },
  recovery: { title: texts.newRecovery, Form: NewRecoveryForm },
  off: { title: texts.offTitle, Form: DropCodesForm },
};
type FormName = keyof typeof FORMS;

/** Password, one-time codes and recovery codes. Each change asks for re-authentication. */
export function SignInCard() {
  const say = useText();
  const { role, hasCodes, recoveryCodesLeft } = useStaff();
  const { refresh } = useStaffActs();
  const [open, setOpen] = useState<FormName>();
  const [changed, setChanged] = useState<FormName>();
  const left = String(recoveryCodesLeft);
  const rows = [
    { name: texts.password, value: '', acts: [['password', texts.change]] },
    {
      name: texts.codes,
      value: say(hasCodes ? texts.codesOn : texts.codesOff),
      acts: [
        ['codes', hasCodes ? texts.newPhone : texts.setUp],
        ...(hasCodes && !needsCodes(role) ? [['off', texts.switchOff]] : []),
      ],
    },
    ...(hasCodes
      ? [
          {
            name: texts.recovery,
            value: say(texts.recoveryLeft, { left }),
            acts: [['recovery', texts.renew]],
          },
        ]
      : []),
  ] as { name: typeof texts.name; value: string; acts: [FormName, typeof texts.name][] }[];
  const form = open && FORMS[open];

  function close(): void {
    setOpen(undefined);
    void refresh();
  }

  return (
    <Panel title={say(texts.signIn)}>
      <div role="status">
        {changed === 'password' && <Notice tone="done">{say(texts.passwordChanged)}</Notice>}
      </div>
      <ul className={style['sessions']}>
        {rows.map(({ name, value, acts }) => (
          <li key={name.de}>
            <div className={style['session']}>
              <div className={style['browser']}>{say(name)}</div>
              {value && <div className={textStyle['meta']}>{value}</div>}
            </div>
            {acts.map(([act, label]) => (
              <Button key={act} data-action={`change-${act}`} onClick={() => setOpen(act)}>
                {say(label)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <Dialog
        open={form !== undefined}
        title={form && say(form.title)}
        onCancel={close}
        closeLabel={say(texts.close)}
      >
        {form && (
          <form.Form
            onDone={() => {
              setChanged(open);
              close();
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </Panel>
  );
}
