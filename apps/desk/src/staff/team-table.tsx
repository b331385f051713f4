import { useLanguage, useText } from '@funnel/browser/language';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { type StaffRole, staffRoleNames } from '@funnel/domain/staff/staff-role';
import { Avatar } from '@funnel/ui/avatar';
import { Chip, type ChipTone } from '@funnel/ui/chip';
import { MailIcon, MoreIcon, RepeatIcon } from '@funnel/ui/desk-icon';
import { CheckIcon, CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import { Table } from '@funnel/ui/table';
import textStyle from '@funnel/ui/text.module.css';
import type { ReactNode } from 'react';
import { useStaff } from '../shell/staff.ts';
import { useNow } from '../shell/use-now.ts';
import { shortMoment } from '../shell/words.ts';
import style from './team-screen.module.css';
import { teamTexts as texts } from './team-texts.ts';
import { type OpenInvitation, type Person, type Team, useTeamActs } from './use-team.ts';

const TONES: Readonly<Record<StaffRole, ChipTone>> = { owner: 'mint', manager: 'sea', agent: 'grey' };
const JUST_NOW_MS = 5 * 60 * 1000;

interface TeamTableProps {
  readonly team: Team;
  readonly onChoose: (staffId: string) => void;
  readonly onSent: (email: string) => void;
}

export function TeamTable({ team: { staff, invitations }, onChoose, onSent }: TeamTableProps) {
  const say = useText();
  const acts = useTeamActs();
  const invite = async (email: string, role: StaffRole) =>
    (await acts.invite({ email, role })) && onSent(email);
  return (
    <>
      <FailureNotice texts={texts} failure={acts.failure} />
      <Table
        heads={[...[texts.name, texts.role, texts.codes, texts.seen].map((head) => say(head)), '']}
        isCards
      >
        {staff
          .filter(({ isActive }) => isActive)
          .map((person) => (
            <PersonRow key={person.staffId} person={person} onChoose={() => onChoose(person.staffId)} />
          ))}
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.invitationId}
            invitation={invitation}
            isBusy={acts.isSending}
            onAgain={() => void invite(invitation.email, invitation.role)}
            onRevoke={() => void acts.revoke(invitation.invitationId)}
          />
        ))}
        {staff
          .filter(({ isActive }) => !isActive)
          .map((person) => (
            <BlockedRow
              key={person.staffId}
              person={person}
              isBusy={acts.isSending}
              onAgain={() => void invite(person.email, person.role)}
            />
          ))}
      </Table>
    </>
  );
}

function PersonRow({ person, onChoose }: { person: Person; onChoose: () => void }) {
  const say = useText();
  const { language } = useLanguage();
  const now = useNow();
  const me = useStaff();
  const { staffId, name, email, role, hasCodes, seenAt } = person;
  const isNow = seenAt && now.getTime() - new Date(seenAt).getTime() < JUST_NOW_MS;
  return (
    <tr data-person={email}>
      <td>
        <div className={style['who']}>
          <Avatar name={name} staffId={staffId} />
          <div>
            <b>
              <bdi>{name}</bdi>
              {staffId === me.staffId && <span className={style['you']}>{say(texts.you)}</span>}
            </b>
            <small>{email}</small>
          </div>
        </div>
      </td>
      <td>
        <Chip tone={TONES[role]}>{say(staffRoleNames[role])}</Chip>
      </td>
      <td>
        <Chip tone={hasCodes ? 'mint' : 'ochre'}>
          {hasCodes && <CheckIcon size="s" />}
          {say(hasCodes ? texts.on : texts.off)}
        </Chip>
      </td>
      <td className={textStyle['soft']}>
        {isNow ? say(texts.justNow) : seenAt ? shortMoment(seenAt, now, language) : '–'}
      </td>
      <td className={style['acts']}>
        <IconButton data-action="change-person" label={say(texts.change, { name })} onClick={onChoose}>
          <MoreIcon />
        </IconButton>
      </td>
    </tr>
  );
}

interface InvitationRowProps {
  readonly invitation: OpenInvitation;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onRevoke: () => void;
}

function InvitationRow({ invitation, isBusy, onAgain, onRevoke }: InvitationRowProps) {
  const say = useText();
  const { language } = useLanguage();
  const now = useNow();
  const { email, role, expiresAt } = invitation;
  return (
    <tr data-invitation={email}>
      <td>
        <div className={style['who']}>
          <span className={style['letter']}>
            <MailIcon size="s" />
          </span>
          <div>
            <b>{email}</b>
            <small>
              {say(texts.invited)}, {say(texts.validUntil, { time: shortMoment(expiresAt, now, language) })}
            </small>
          </div>
        </div>
      </td>
      <td>
        <Chip tone="line">{say(staffRoleNames[role])}</Chip>
      </td>
      <td className={textStyle['soft']}>{say(texts.notYet)}</td>
      <td className={style['acts']} colSpan={2}>
        <RowAct action="invite-again" label={say(texts.sendAgain)} isBusy={isBusy} onAct={onAgain}>
          <RepeatIcon size="s" />
        </RowAct>
        <RowAct action="revoke" label={say(texts.revoke)} isBusy={isBusy} onAct={onRevoke}>
          <CloseIcon size="s" />
        </RowAct>
      </td>
    </tr>
  );
}

interface BlockedRowProps {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function BlockedRow({ person: { staffId, name, email, role }, isBusy, onAgain }: BlockedRowProps) {
  const say = useText();
  return (
    <tr data-blocked={email}>
      <td>
        <div className={style['who']}>
          <Avatar name={name} staffId={staffId} />
          <div>
            <b className={textStyle['soft']}>
              <bdi>{name}</bdi>
            </b>
            <small>{email}</small>
          </div>
        </div>
      </td>
      <td>
        <Chip tone="line">{say(staffRoleNames[role])}</Chip>
      </td>
      <td>
        <Chip>{say(texts.blocked)}</Chip>
      </td>
      <td className={style['acts']} colSpan={2}>
        <RowAct action="invite-again" label={say(texts.sendAgain)} isBusy={isBusy} onAct={onAgain}>
          <RepeatIcon size="s" />
        </RowAct>
      </td>
    </tr>
  );
}

interface RowActProps {
  readonly action: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** An icon button at the end of a row. */
function RowAct({ action, label, isBusy, onAct, children }: RowActProps) {
  return (
    <IconButton
      data-action={action}
      label={label}
      title={label}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onAct()}
    >
      {children}
    </IconButton>
  );
}
