import type { EventType } from '@funnel/contract/event/event';
import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import { isVisitMail, MAIL_KINDS, type MailKind } from '@funnel/domain/mail/mail-kind';
import type { EnquiryToTell } from '../event/event-subject.queries.ts';
import type { MailMaterial } from '../mail/compose-mail.ts';
import { FIRST_KINDS } from '../mail/mail-rule.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const MAIL_ID = '00000000-0000-8000-8000-000000000000';

const enquiry = (preferredLanguage: string): EnquiryToTell => ({
  enquiryId: 'vK3nq0t7TkqKx1y5mJ2pZw',
  receivedAt: NOW,
  isRescued: false,
  entry: 'LP',
  funnel: 'long',
  salutation: 'MRS',
  fullName: 'Anna Lena Groß',
  firstName: 'Anna Lena',
  lastName: 'Groß',
  preferredLanguage,
  postcode: '66111',
  email: 'anna@gross.example',
  telephoneRaw: '0681 / 123456',
  telephone: '+49 681 123456',
  answers: {
    question_shape: 'L_FORM',
    question_size: 'FROM_3M_TO_5M',
    question_layout: 'OPEN',
    question_style: 'MODERN',
    question_color: 'BRIGHT',
    question_worktop_material: 'WOOD',
    question_cooker_type: 'INDUCTION',
    question_oven_type: 'AT_COUNTER_HEIGHT',
    kitchen_planning_place: 'IN_SHOP',
    question_cooking_situation: 'WITH_FRIENDS',
    question_reason: 'MOVING',
    question_timeframe: 'FROM_1_3_MONTHS',
    question_budget: 'FROM_10K_15K',
  },
  tracking: { utm_source: 'newsletter', utm_campaign: 'herbst' },
  hidden: { filiale: 'Saarbrücken' },
  estimateValue: 12.5,
  suspicion: [],
  showroom: 'SAARBRUECKEN',
  estimatePercentile: 44,
});

const appointment = (kind: AppointmentKind, state: AppointmentState, isToConfirm: boolean) => ({
  appointmentId: 'Zk1f8d2mQyS0v7r9u3b6Ag',
  enquiryId: 'vK3nq0t7TkqKx1y5mJ2pZw',
  kind,
  state,
  startsAt: new Date('2026-11-20T09:00:00Z'),
  endsAt: new Date('2026-11-20T10:00:00Z'),
  sequence: 1,
  changedAt: NOW,
  confirmedAt: isToConfirm || state === 'LAPSED' ? null : NOW,
  mustConfirm: isToConfirm || state === 'LAPSED',
  heldUntil: isToConfirm ? new Date('2026-11-17T10:00:00Z') : null,
});

const FLOOR_PLANS = [
  {
    name: 'Grundriss Küche.jpg',
    url: 'https://kueche.example/api/v1/floorplan-files?token=example',
  },
  { name: 'Maße.pdf', url: 'https://kueche.example/api/v1/floorplan-files?token=another-example' },
];

const FORMER_CALL = {
  startsAt: new Date('2026-11-19T14:00:00Z'),
  endsAt: new Date('2026-11-19T15:00:00Z'),
};

const VISIT = {
  visitId: 'Qm2x7v1bTtGq9s4d8w0cEw',
  sequence: 0,
  kind: 'SHOWROOM',
  showroom: 'SAARBRUECKEN',
  startsAt: new Date('2026-11-19T13:30:00Z'),
  endsAt: new Date('2026-11-19T15:00:00Z'),
  address: 'Saarbrücken, Musterstraße 1, 66111 Saarbrücken',
  plannerName: 'Henrik Vogt',
  plannerTelephone: '0681 123450',
} as const;

interface Example {
  readonly name: string;
  readonly material: MailMaterial;
}

const STATES: Readonly<Partial<Record<MailKind, AppointmentState>>> = {
  APPOINTMENT_CANCELLED: 'CANCELLED',
  APPOINTMENT_LAPSED: 'LAPSED',
};

/** Mails that differ until the time is confirmed. */
const TO_CONFIRM = [
  'CALLBACK_WISHED',
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_REMINDER',
  'RETAILER_NEWS',
] as const;

/** Every mail in both languages, and some in other states of the call. */
export function exampleMails(): readonly Example[] {
  return ['DE', 'EN'].flatMap((language) => [
    ...MAIL_KINDS.map((kind) => example(kind, language, STATES[kind] ?? 'BOOKED')),
    ...TO_CONFIRM.map((kind) => example(kind, language, 'BOOKED', true)),
    example('CALLBACK_WISHED', language, 'WISHED'),
    example('RETAILER_NEWS', language, 'WISHED'),
    example('RETAILER_NEWS', language, 'LAPSED'),
    lead(language),
  ]);
}

const EVENTS: Readonly<Partial<Record<AppointmentState, EventType>>> = {
  WISHED: 'callback.wished',
  LAPSED: 'appointment.lapsed',
};

/** An enquiry that nobody has called yet. */
function lead(language: string): Example {
  const { material } = example('RETAILER_NEWS', language, 'BOOKED');
  const events = [{ type: 'enquiry.received' as const, happenedAt: NOW }];
  return {
    name: `retailer-news-received-${language.toLowerCase()}`,
    material: { ...material, appointment: undefined, events },
  };
}

function example(kind: MailKind, language: string, state: AppointmentState, isToConfirm = false): Example {
  const isCallback = kind === 'CALLBACK_WISHED' || state === 'WISHED';
  const eventType = EVENTS[state] ?? 'appointment.booked';
  return {
    name: [kind, state, ...(isToConfirm ? ['reserved'] : []), language]
      .join('-')
      .toLowerCase()
      .replaceAll('_', '-'),
    material: {
      order: {
        mailId: MAIL_ID,
        kind,
        enquiryId: 'vK3nq0t7TkqKx1y5mJ2pZw',
        eventType: null,
        sequence: 1,
      },
      enquiry: enquiry(language),
      appointment:
        kind === 'ENQUIRY_RECEIVED'
          ? undefined
          : appointment(isCallback ? 'CALLBACK' : 'CONSULTATION', state, isToConfirm),
      token: 'example',
      floorPlanToken: FIRST_KINDS.includes(kind) ? 'example' : undefined,
      events: kind === 'RETAILER_NEWS' ? [{ type: eventType, happenedAt: NOW }] : [],
      wasBooked: false,
      formerCall: kind === 'APPOINTMENT_MOVED' ? FORMER_CALL : undefined,
      visit: isVisitMail(kind)
        ? { ...VISIT, state: kind === 'VISIT_CANCELLED' ? 'CANCELLED' : 'BOOKED' }
        : undefined,
      promise: { startsAt: NOW, endsAt: new Date(NOW.getTime() + 30 * 60_000) },
      floorPlans: kind === 'RETAILER_NEWS' ? FLOOR_PLANS : [],
      wishedAt: undefined,
      showroom: 'Saarbrücken',
      now: NOW,
    },
  };
}
