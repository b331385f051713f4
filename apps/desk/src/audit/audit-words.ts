import type { AuditEntry } from '@funnel/contract/audit/list-audit';
import { auditNameOf } from '@funnel/contract/event/event';
import { statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { staffRoleNames } from '@funnel/domain/staff/staff-role';
import type { Say } from '@funnel/domain/text/say';
import { actNames, auditTexts as texts } from './audit-texts.ts';

export function auditWords(entry: AuditEntry, say: Say): string {
  const { type, role, status, reason, act, renamed, person, host } = entry;
  const acts: Readonly<Record<string, (typeof actNames)['added']>> = actNames;
  const done = act === undefined ? undefined : acts[act];
  const parts = [
    say(done ?? auditNameOf(type)),
    role && say(staffRoleNames[role]),
    status && `${say(statusNames[status.from])} → ${say(statusNames[status.to])}`,
    renamed && `${renamed.from} → ${renamed.to}`,
    (type === 'enquiry.assigned' || type === 'call.taken-over') && person?.name,
    host,
    reason && say(reason === 'code' ? texts.wrongCode : texts.wrongPassword),
  ];
  return parts.filter(Boolean).join(': ');
}

const PLACES: Readonly<Record<string, (typeof texts)['slots']>> = {
  slots: texts.slots,
  showrooms: texts.showrooms,
  webhooks: texts.webhooks,
  views: texts.views,
  'calendar-feeds': texts.calendarFeeds,
};

/** The subject of an event that concerns neither an enquiry nor a staff member. */
export function auditSubject({ type, email, enquiries, call }: AuditEntry, say: Say): string {
  if (email !== undefined) return email;
  if (enquiries !== undefined) return say(texts.enquiries, { count: String(enquiries) });
  if (type === 'data.changed') return say(PLACES[call ?? ''] ?? texts.settings);
  if (type === 'webhook.tested') return say(texts.webhooks);
  return '';
}
