import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import { shownStep } from '@funnel/domain/next-step/shown-step';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { stepFromJson } from '../next-step/step.queries.ts';
import type { ListedRow } from './enquiry-list.queries.ts';

/** A row as the desk shows it, in the list and in the export alike. */
export const shownEnquiry = (now: Date) => (row: ListedRow) => shown(row, now);

function shown(row: ListedRow, now: Date) {
  const { tracking, suspicion, assignee, assigneeName, kind, state, startsAt, endsAt, ...more } = row;
  const {
    heldUntil,
    mustConfirm,
    confirmedAt,
    visitKind,
    visitShowroom,
    visitStartsAt,
    isRescued,
    vettedAt,
    mergedInto,
    step,
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
    step: step && shownStep(stepFromJson(step), now),
  };
}
