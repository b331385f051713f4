import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { PlusIcon } from '@funnel/ui/desk-icon';
import { Notice } from '@funnel/ui/notice';
import { useState } from 'react';
import { LoadFailure } from '../shell/load-failure.tsx';
import { SettingsScreen } from '../shell/settings-screen.tsx';
import { settingsTexts } from '../shell/settings-texts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RoleTable } from './role-table.tsx';
import style from './team-screen.module.css';
import { TeamTable } from './team-table.tsx';
import { teamTexts as texts } from './team-texts.ts';
import { useTeam } from './use-team.ts';

export function TeamScreen() {
  const say = useText();
  const team = useTeam();
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const { staff = [], invitations = [] } = team.data ?? {};
  const active = staff.filter(({ isActive }) => isActive);
  const owners = active.filter(({ role }) => role === 'owner');
  const person = active.find(({ staffId }) => staffId === chosen);
  const count = (many: typeof texts.people, one: typeof texts.people, number: number) =>
    number === 1 ? say(one) : say(many, { count: String(number) });

  function sent(email: string): void {
    setInviting(false);
    setChosen(undefined);
    setSentTo(email);
  }

  return (
    <SettingsScreen
      title={say(settingsTexts.staff)}
      note={
        team.data &&
        [
          count(texts.people, texts.onePerson, active.length),
          ...(invitations.length > 0 ? [count(texts.open, texts.oneOpen, invitations.length)] : []),
        ].join(', ')
      }
      end={
        <Button variant="primary" data-action="invite" onClick={() => setInviting(true)}>
          <PlusIcon size="s" />
          {say(texts.invite)}
        </Button>
      }
    >
      <div className={style['columns']} data-screen="team">
        <div className={style['main']}>
          <div className={style['sent']} role="status">
            {sentTo && <Notice tone="done">{say(texts.sent, { email: sentTo })}</Notice>}
          </div>
          <LoadFailure of={team}>{say(texts.failed)}</LoadFailure>
          {team.data && <TeamTable team={team.data} onChoose={setChosen} onSent={sent} />}
        </div>
        <RoleTable />
      </div>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} onSent={sent} />
      {person && (
        <PersonDialog
          key={person.staffId}
          person={person}
          isLastOwner={owners.length === 1 && owners[0]?.staffId === person.staffId}
          onClose={() => setChosen(undefined)}
          onSent={sent}
        />
      )}
    </SettingsScreen>
  );
}
