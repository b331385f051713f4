import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import { promiseOf, queuedSince } from '@funnel/domain/call-queue/call-queue';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { callRulesOf } from '../call-queue/call-rules.queries.ts';
import type { ListedRow } from './enquiry-list.queries.ts';

/** A row as the desk shows it, in the list and in the export alike. */
export function shownEnquiries(settings: RetailerSettings, now: Date) {
  const { calendar, desk } = callRulesOf(settings, now);
  const rules = { ...calendar, goalMinutes: desk.callGoalMinutes };
  return (row: ListedRow) => ({ ...shown(row, now), callBy: callByOf(row, rules, now) });
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

/** As in the call queue: a first call is due, and no other time is agreed. */
function callByOf(row: ListedRow, rules: Parameters<typeof promiseOf>[1], now: Date): string | null {
  const { status, tries, mergedInto, nextTryAt, state, receivedAt, source } = row;
  const isAgreed = nextTryAt !== null || (state !== null && state !== 'CANCELLED');
  const isOld = receivedAt < queuedSince(now);
  if (status !== 'NEW' || tries > 0 || mergedInto !== null || isAgreed || isOld) return null;
  const facts = { receivedAt, isTester: source === 'TESTER', nextTryAt: null, appointment: undefined };
  return berlinIso(promiseOf(facts, rules).until);
}
