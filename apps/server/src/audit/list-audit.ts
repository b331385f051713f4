import type { AuditEntry, listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import type { StoredEventData } from '@funnel/contract/event/event';
import type { z } from '@funnel/domain/schema';
import type { Services } from '../services.ts';
import { type AuditRow, listAudit as listRows } from './audit.queries.ts';

interface AuditCall {
  readonly query: z.output<NonNullable<(typeof listAuditEndpoint)['query']>>;
}

/** One page of the audit trail, by keyset pagination: new entries do not shift it. */
export async function listAudit({ db }: Services, { query }: AuditCall) {
  const rows = await listRows(db, query);
  const page = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? (page.at(-1)?.position ?? null) : null;
  return { data: { entries: page.map(entryOf), next } };
}

function entryOf(row: AuditRow): AuditEntry {
  const { position, at, type, actor, enquiryId, enquiries, data } = row;
  const by = member(row.actorId, row.actorName, row.actorEmail);
  const person = member(row.aboutId, row.aboutName, row.aboutEmail);
  return {
    ...{ position, at: at.toISOString(), type, actor },
    ...(by && { by }),
    ...(row.keyName !== null && { key: row.keyName }),
    ...(person && { person }),
    ...(enquiryId !== null && { enquiry: { enquiryId, name: row.enquiryName ?? '' } }),
    ...(enquiries !== null && { enquiries }),
    ...detailsOf(data),
  };
}

const member = (staffId: string | null, name: string | null, email: string | null) =>
  staffId === null ? undefined : { staffId, name: name ?? '', email: email ?? '' };

/** An allowlist: no other field of an event reaches the audit trail. */
function detailsOf(data: StoredEventData) {
  if ('enquiryId' in data) {
    const status = data.change?.status;
    return { ...(status && { status: { from: status.from, to: status.to } }) };
  }
  const { role, email, reason, call, act, formerName, name, host } = data;
  return {
    ...(formerName !== undefined && name !== undefined && { renamed: { from: formerName, to: name } }),
    ...(role && { role }),
    ...(email !== undefined && { email }),
    ...(reason && { reason }),
    ...(call !== undefined && { call }),
    ...(act && { act }),
    ...(host !== undefined && { host }),
  };
}
