import {
  type countEnquiriesEndpoint,
  type listEnquiriesEndpoint,
  MAX_COUNT,
} from '@funnel/contract/enquiry-list/list-enquiries';
import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import { promiseOf, queuedSince } from '@funnel/domain/call-queue/call-queue';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import type { z } from '@funnel/domain/schema';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { callRulesOf } from '../call-queue/call-rules.queries.ts';
import type { Services } from '../services.ts';
import {
  countEnquiries as countRows,
  type ListedRow,
  listEnquiries as listRows,
  type Position,
} from './enquiry-list.queries.ts';

interface ListCall {
  readonly query: z.output<NonNullable<(typeof listEnquiriesEndpoint)['query']>>;
}

/** One page of enquiries. The cursor names the last row, so rows that come meanwhile move nothing (keyset). */
export async function listEnquiries({ db, settings, now: clock }: Services, { query }: ListCall) {
  const { after, limit, ...filter } = query;
  const now = clock();
  const position = after === undefined ? undefined : positionOf(after);
  const rows = await listRows(db, { now, filter, after: position, limit });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const { calendar, desk } = callRulesOf(settings.current(), now);
  const rules = { ...calendar, goalMinutes: desk.callGoalMinutes };
  return {
    data: {
      enquiries: page.map((row) => ({ ...shown(row, now), callBy: callByOf(row, rules, now) })),
      next: last && rows.length > limit ? cursorOf(last) : null,
    },
  };
}

interface CountCall {
  readonly query: z.output<NonNullable<(typeof countEnquiriesEndpoint)['query']>>;
}

export async function countEnquiries({ db }: Services, { query }: CountCall) {
  const count = await countRows(db, query, MAX_COUNT);
  return { data: { count: Math.min(count, MAX_COUNT), isMore: count > MAX_COUNT } };
}

const cursorOf = ({ receivedAt, enquiryId }: Position) => `${receivedAt.getTime()}~${enquiryId}`;

function positionOf(cursor: string): Position {
  const [time = '', enquiryId = ''] = cursor.split('~');
  return { receivedAt: new Date(Number(time)), enquiryId };
}

function shown(row: ListedRow, now: Date) {
  const { tracking, suspicion, assignee, assigneeName, kind, state, startsAt, endsAt, ...more } = row;
  const {
    heldUntil,
    mustConfirm,
    confirmedAt,
    visitKind,
    visitShowroom,
    visitStartsAt,
    nextTryAt,
    tries,
    isRescued,
    vettedAt,
    mergedInto,
    ...rest
  } = more;
  return {
    ...rest,
    receivedAt: row.receivedAt.toISOString(),
    campaign: tracking['utm_campaign'] ?? null,
    ...openMarks({ suspicion, isRescued, vettedAt }),
    isMerged: mergedInto !== null,
    assignee: assignee === null ? null : { staffId: assignee, name: assigneeName ?? '' },
    appointment:
      kind && state && startsAt && endsAt
        ? {
            kind,
            ...toldStanding(standingAt({ state, heldUntil, mustConfirm, confirmedAt }, now)),
            start: berlinIso(startsAt),
            end: berlinIso(endsAt),
          }
        : null,
    visit:
      visitKind && visitShowroom && visitStartsAt
        ? { kind: visitKind, showroom: visitShowroom, start: berlinIso(visitStartsAt) }
        : null,
    nextTryAt: nextTryAt && berlinIso(nextTryAt),
  };
}

/** As in the call list: nobody has called yet, and no other time is agreed on. */
function callByOf(row: ListedRow, rules: Parameters<typeof promiseOf>[1], now: Date): string | null {
  const { status, tries, mergedInto, nextTryAt, state, receivedAt, source } = row;
  const isAgreed = nextTryAt !== null || (state !== null && state !== 'CANCELLED');
  const isOld = receivedAt < queuedSince(now);
  if (status !== 'NEW' || tries > 0 || mergedInto !== null || isAgreed || isOld) return null;
  const facts = { receivedAt, isTester: source === 'TESTER', nextTryAt: null, appointment: undefined };
  return berlinIso(promiseOf(facts, rules).until);
}
