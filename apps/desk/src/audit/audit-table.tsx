import { useText } from '@funnel/browser/language';
import type { AuditEntry } from '@funnel/contract/audit/list-audit';
import { Avatar } from '@funnel/ui/avatar';
import { LinkButton } from '@funnel/ui/compact-button';
import { DownloadIcon, EyeIcon, GearIcon, NoteIcon, PersonIcon } from '@funnel/ui/desk-icon';
import { Table } from '@funnel/ui/table';
import type { ComponentType } from 'react';
import { ExactTime } from '../shell/exact-time.tsx';
import style from './audit-screen.module.css';
import { actorNames, auditTexts as texts } from './audit-texts.ts';
import { auditSubject, auditWords } from './audit-words.ts';

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly onEnquiry: (enquiry: NonNullable<AuditEntry['enquiry']>) => void;
}

export function AuditTable({ entries, onEnquiry }: AuditTableProps) {
  const say = useText();
  return (
    <Table heads={[texts.time, texts.who, texts.what, texts.whom].map((head) => say(head))} isCards>
      {entries.map((entry) => {
        const { position, at, type, actor, by, key, enquiry } = entry;
        const Icon = iconOf(type);
        return (
          <tr key={position} data-entry={type}>
            <td>
              <ExactTime at={at} />
            </td>
            <td>
              <span className={style['who']}>
                {by && <Avatar name={by.name} staffId={by.staffId} />}
                {by ? <Member {...by} /> : [say(actorNames[actor]), key].filter(Boolean).join(' ')}
              </span>
            </td>
            <td>
              <span className={style['what']}>
                <Icon size="s" />
                {auditWords(entry, say)}
              </span>
            </td>
            <td>
              {enquiry ? (
                <LinkButton
                  data-enquiry={enquiry.enquiryId}
                  aria-label={say(texts.onlyThis, { name: enquiry.name })}
                  onClick={() => onEnquiry(enquiry)}
                >
                  <bdi>{enquiry.name}</bdi>
                </LinkButton>
              ) : (
                <Subject entry={entry} />
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Name and e-mail as they were at the time of the event. A name alone is not unique and can change. */
function Member({ name, email }: { readonly name: string; readonly email: string }) {
  const at = email.indexOf('@');
  return (
    <span className={style['member']}>
      <bdi>{name}</bdi>
      <small>
        {email.slice(0, at + 1)}
        <wbr />
        {email.slice(at + 1)}
      </small>
    </span>
  );
}

function Subject({ entry }: { readonly entry: AuditEntry }) {
  const say = useText();
  return entry.person ? <Member {...entry.person} /> : auditSubject(entry, say);
}

function iconOf(type: string): ComponentType<{ size?: 's' }> {
  if (type === 'data.viewed') return EyeIcon;
  if (type === 'data.exported') return DownloadIcon;
  if (type === 'data.changed' || type.startsWith('webhook.')) return GearIcon;
  return type.startsWith('staff.') ? PersonIcon : NoteIcon;
}
