import type { EventType } from '@funnel/contract/event/event';
import type { EventChange } from '@funnel/contract/event/event-data';
import type { LEAD_SOURCES } from '@funnel/domain/enquiry/enquiry-schema';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { isQuestionKey, questionOf } from '@funnel/domain/question/questions';
import { type Routing, routingSchema, showroomOfPostcode } from '@funnel/domain/routing/routing';
import type { SHOWROOM_NAME } from '@funnel/domain/showroom/showroom-name';
import type { Chance } from './chance.ts';
import type { Life } from './example-life.ts';
import { examplePerson } from './example-people.ts';

const CAMPAIGNS = ['Herbst Saarland', 'Herbst Mainz', 'Umzug', 'Landhaus', 'Marke'] as const;

/** The postcodes of the eight showrooms. */
export const EXAMPLE_ROUTING: Routing = routingSchema.parse(
  Object.entries({
    SAARBRUECKEN: [['66000', '66399']],
    ZWEIBRUECKEN: [['66400', '66499']],
    NEUNKIRCHEN: [['66500', '66699']],
    ENSDORF: [['66700', '66848']],
    KAISERSLAUTERN: [['66849', '67999']],
    MAINZ: [['55000', '55299']],
    MEISENHEIM: [['55400', '55999']],
    KONZ: [['54000', '54999']],
  } satisfies Record<keyof typeof SHOWROOM_NAME, string[][]>).map(([showroom, ranges]) => ({
    showroom,
    postcodes: ranges.map(([from, to]) => ({ from, to })),
    mailbox: `${showroom.toLowerCase()}@beispiel.example`,
  })),
);

/** The rows of each table, as they are stored. */
export interface YearRows {
  readonly enquiry: EnquiryRow[];
  readonly next_step: object[];
  /** By the id of the enquiry. */
  readonly nextTries: Map<string, Date>;
  readonly note: object[];
  readonly call: object[];
  readonly event: object[];
  readonly enquiry_apart: object[];
  readonly file: object[];
}

/** The next free seat of that day. */
export function seatsOfDays() {
  const seats = new Map<string, number>();
  return (pool: string, start: Date) => {
    const key = `${pool} ${start.toISOString().slice(0, 10)}`;
    seats.set(key, (seats.get(key) ?? 0) + 1);
    return seats.get(key) ?? 1;
  };
}

interface Arrived {
  readonly enquiryId: string;
  readonly number: number;
  readonly receivedAt: Date;
  readonly life: Life;
}

export type EnquiryRow = ReturnType<typeof enquiryRow>;

export function enquiryRow(chance: Chance, { enquiryId, number, receivedAt, life }: Arrived) {
  const { salutation, first, last, postcode, email, telephone } = examplePerson(chance, number);
  const { steps, entry } = chance.isSo(0.35) ? FUNNELS.short : FUNNELS.long;
  const answers = steps
    .filter(isQuestionKey)
    .map((key) => [key, chance.pick<string>(questionOf(key).tiles)] as const);
  const showroom = showroomOfPostcode(EXAMPLE_ROUTING, postcode);
  const campaign = chance.isSo(0.7) && {
    utm_source: chance.pick(['google', 'newsletter', 'facebook']),
    utm_campaign: chance.pick(CAMPAIGNS),
  };
  return {
    ...{ enquiry_id: enquiryId, kitchen_id: `kitchen-${enquiryId}`, received_at: receivedAt },
    entry: entry as (typeof LEAD_SOURCES)[number],
    szid: `example-visit-${enquiryId}`,
    ...{ salutation, full_name: `${first} ${last}`, first_name: first, last_name: last },
    preferred_language: chance.isSo(0.05) ? 'EN' : 'DE',
    ...{ postcode, email, telephone_raw: telephone, telephone_formatted: telephone },
    answers: Object.fromEntries(answers),
    tracking: campaign || {},
    ...estimateOf(chance),
    request_hash: enquiryId,
    suspicion: [] as readonly string[],
    ...{ showroom, showroom_by: showroom === null ? null : 'POSTCODE', is_rescued: false as boolean },
    ...{ status: life.status, lost_reason: life.lostReason, assignee: life.assignee },
    ...{ tries: life.tries, version: life.acts.length },
    ...{ vetted_at: null as Date | null, merged_into: null as string | null },
    hidden_fields: {} as Readonly<Record<string, string>>,
    note_text: life.acts.map((act) => (act.kind === 'note' ? `\n${act.text}` : '')).join(''),
  };
}

/** Thousands of euros, and the percentile. Not everybody answers enough questions for one. */
function estimateOf(chance: Chance) {
  const share = chance.next();
  if (chance.isSo(0.15)) return { espl_value: null, espl_percentile: null };
  return {
    espl_value: Math.round((6 + 30 * share) * 100) / 100,
    espl_percentile: Math.round(1 + 97 * share),
  };
}

export function eventRow(
  enquiryId: string,
  type: EventType,
  { at, by }: { readonly at: Date; readonly by?: string },
  change: EventChange | undefined,
) {
  return {
    happened_at: at,
    // Version 1: without the snapshot of the enquiry.
    ...{ enquiry_id: enquiryId, type, version: 1, actor: by === undefined ? 'visitor' : 'staff' },
    actor_id: by ?? null,
    data: { enquiryId, ...(change && { change }) },
  };
}
