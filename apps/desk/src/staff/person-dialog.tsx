import { useLanguage, useText } from '@funnel/browser/language';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { browserName } from '@funnel/domain/staff/browser-name';
import { refusalOfChange } from '@funnel/domain/staff/staff-change';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { Notice } from '@funnel/ui/notice';
import { useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { useNow } from '../shell/use-now.ts';
import { shortMoment } from '../shell/words.ts';
import { accessTexts } from './access-texts.ts';
import { RoleChoice } from './role-choice.tsx';
import style from './team-dialog.module.css';
import { teamTexts as texts } from './team-texts.ts';
import { type Person, useSessionsOf, useTeamActs } from './use-team.ts';

interface PersonDialogProps {
  readonly person: Person;
  /** The only active owner. */
  readonly isLastOwner: boolean;
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}

/** Role, sessions and deactivation of a staff member. */
export function PersonDialog({ person, isLastOwner, onClose, onSent }: PersonDialogProps) {
  const say = useText();
  const by = useStaff();
  const acts = useTeamActs();
  const [chosen, setChosen] = useState<{ readonly role: StaffRole; readonly from: StaffRole }>();
  const { staffId, email, role: from } = person;
  const role = chosen?.role ?? from;
  /** Stale: a colleague has changed the role meanwhile. */
  const isStale = chosen !== undefined && chosen.from !== from && role !== from;
  const refusalOf = (change: Parameters<typeof refusalOfChange>[2]) => {
    const refusal = refusalOfChange(by.role, { ...person, isLastOwner }, change);
    return refusal === 'LAST_OWNER' || refusal === 'CODES_MISSING' ? refusal : undefined;
  };
  const closeAfter = async (act: Promise<boolean>) => (await act) && onClose();
  const refusedBlock = refusalOf({ act: 'block' });
  return (
    <Dialog open title={person.name} onCancel={onClose} closeLabel={say(texts.close)}>
      <div className={style['form']}>
        <p>{email}</p>
        <FailureNotice texts={texts} failure={acts.failure} />
        <RoleChoice
          value={role}
          refusalOf={(to) => (to === from ? undefined : refusalOf({ act: 'role', role: to }))}
          onChoose={(to) => setChosen({ role: to, from })}
        />
        {isStale && <Notice>{say(texts.STALE)}</Notice>}
        {role !== from && (
          <Button
            variant="primary"
            data-action="save-role"
            isBusy={acts.isSending}
            onClick={() => void closeAfter(acts.changeRole({ staffId, role, from }))}
          >
            {say(texts.save)}
          </Button>
        )}
        <Sessions person={person} onEnd={() => void acts.endSessions(staffId)} isBusy={acts.isSending} />
        {staffId !== by.staffId && (
          <>
            <Act
              name="renew"
              note={say(texts.renewNote)}
              label={say(texts.renew)}
              isBusy={acts.isSending}
              onAct={async () => (await acts.invite({ email, role: from })) && onSent(email)}
            />
            {refusedBlock ? (
              <Notice>{say(texts[refusedBlock])}</Notice>
            ) : (
              <Act
                name="block"
                isDangerous
                note={say(texts.blockNote)}
                label={say(texts.block)}
                isBusy={acts.isSending}
                onAct={() => closeAfter(acts.block(staffId))}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ActProps {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly onAct: () => Promise<unknown>;
}

function Act({ name, label, note, isDangerous = false, isBusy, onAct }: ActProps) {
  return (
    <div className={style['act']}>
      <p>{note}</p>
      <Button
        variant={isDangerous ? 'danger' : 'plain'}
        data-action={name}
        isBusy={isBusy}
        onClick={() => void onAct()}
      >
        {label}
      </Button>
    </div>
  );
}

interface SessionsProps {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Sessions({ person: { staffId }, isBusy, onEnd }: SessionsProps) {
  const say = useText();
  const { language } = useLanguage();
  const now = useNow();
  const { data: sessions = [] } = useSessionsOf(staffId);
  return (
    <section className={style['sessions']} aria-label={say(texts.sessions)}>
      <h3>{say(texts.sessions)}</h3>
      {sessions.length === 0 && <p>{say(texts.noSessions)}</p>}
      <ul>
        {sessions.map(({ sessionId, browser, seenAt }) => (
          <li key={sessionId}>
            <span>{browserName(browser) || say(accessTexts.browserUnknown)}</span>
            <span>{shortMoment(seenAt, now, language)}</span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <Button size="s" data-action="end-sessions" isBusy={isBusy} onClick={onEnd}>
          {say(texts.endSessions)}
        </Button>
      )}
    </section>
  );
}
