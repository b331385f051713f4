import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import { CLAIM_SILENCE_MS, shownClaim } from '@funnel/domain/call-queue/claim';
import { pointsOf } from '@funnel/domain/call-queue/points';
import { type PriceScale, priceScaleOf } from '@funnel/domain/estimate/price-scale';
import type { ReaderActor } from '@funnel/domain/event/actor';
import { shownStep } from '@funnel/domain/next-step/shown-step';
import { suggestPlans } from '@funnel/domain/next-step/suggest-plans';
import { MOVES } from '@funnel/domain/pipeline/status';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import { planRulesOf } from '../next-step/plan-rules.queries.ts';
import { stepFromJson } from '../next-step/step.queries.ts';
import type { Services } from '../services.ts';
import { findEnquiryRecord, type RecordRow } from './enquiry-record.queries.ts';

interface ShowCall {
  readonly actor: ReaderActor;
  readonly query: { readonly enquiryId: string };
}

/** Everything about one enquiry. The view is logged in the audit trail first. */
export async function showEnquiry(services: Services, { actor, query: { enquiryId } }: ShowCall) {
  const { db, settings, priceService, now: clock } = services;
  const now = clock();
  const row = await findEnquiryRecord(db, enquiryId, new Date(now.getTime() - CLAIM_SILENCE_MS));
  if (!row) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  const data = { call: showEnquiryEndpoint.path, enquiryIds: [enquiryId] };
  await recordStaffEvent(db, { type: 'data.viewed', actor, happenedAt: now, data });
  // The price scale of an outside service is unknown.
  const scale = priceService
    ? null
    : priceScaleOf(settings.current().priceTable, row.answers['question_budget']);
  const { calendar } = planRulesOf(settings.current(), now);
  return { data: { ...shown(row, scale, now), suggested: suggestPlans({ ...calendar, now }) } };
}

function shown(row: RecordRow, scale: PriceScale | null, now: Date) {
  const { files, visits, calls, mails, notes, samePerson } = row;
  const appointment = appointmentOf(row, now);
  return {
    enquiryId: row.enquiry_id,
    kitchenId: row.kitchen_id,
    version: row.version,
    receivedAt: row.received_at.toISOString(),
    status: row.status,
    lostReason: row.lost_reason,
    moves: MOVES[row.status],
    assignee: row.assignee === null ? null : { staffId: row.assignee, name: row.assigneeName ?? '' },
    showroom: row.showroom,
    contact: contactOf(row),
    answers: row.answers,
    estimate:
      row.espl_value === null ? null : { value: row.espl_value, percentile: row.espl_percentile, scale },
    points: pointsOf({
      answers: row.answers,
      hasSlot: appointment?.state === 'BOOKED',
      hasFloorPlan: files.length > 0,
    }),
    origin: {
      source: row.entry,
      funnel: row.funnel,
      tracking: row.tracking,
      hidden: row.hidden_fields,
      device: row.operating_system,
      suspicion: row.suspicion,
      isRescued: row.is_rescued,
      isVetted: row.vetted_at !== null,
    },
    consent: { askedForCallAt: row.received_at.toISOString(), callsMade: calls.length },
    appointment,
    steps: row.steps.map((step) => shownStep(stepFromJson(step), now)),
    offerValue: row.offer_value,
    wonValue: row.won_value,
    tries: row.tries,
    claim: shownClaim(row, now),
    files,
    visits,
    calls,
    mails,
    notes,
    samePerson,
    mergedInto:
      row.merged_into === null ? null : { enquiryId: row.merged_into, fullName: row.mainName ?? '' },
  };
}

function contactOf(row: RecordRow) {
  return {
    salutation: row.salutation,
    fullName: row.full_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    telephone: row.telephone_formatted,
    telephoneRaw: row.telephone_raw,
    postcode: row.postcode,
    preferredLanguage: row.preferred_language,
    hasAccount: row.hasAccount,
    isWithheld: row.is_withheld,
  };
}

function appointmentOf({ kind, state, starts_at, ends_at, ...call }: RecordRow, now: Date) {
  if (!kind || !state || !starts_at || !ends_at) return null;
  return {
    kind,
    ...toldStanding(standingAt({ ...call, state }, now)),
    start: berlinIso(starts_at),
    end: berlinIso(ends_at),
  };
}
