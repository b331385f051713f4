import type { EventType } from '@funnel/contract/event/event';
import type { Standing } from '@funnel/domain/appointment/standing';
import type { Span } from '@funnel/domain/next-step/step';
import { TESTER_HOURS } from '@funnel/domain/tester/tester-promise';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { FloorPlanToTell } from '../floor-plans.ts';
import type { Fact, FactSection, MailContent } from '../layout/mail-content.ts';
import type { Letterhead } from '../letterhead.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import { type CallTime, callDay, callTime, clockWords, moment } from './call-time.ts';
import { legalUrl } from './legal-url.ts';
import { callFacts, contactFacts, kitchenFacts, originFacts } from './retailer-facts.ts';
import { leadKitchen, leadPerson } from './retailer-lead.ts';
import { headlineOf, mainTypeOf, retailerSubject } from './retailer-subject.ts';

/** An event of an enquiry. */
export interface NoticeEvent {
  readonly type: EventType;
  readonly happenedAt: Date;
}

interface NoticeFacts {
  /** In order; never empty. */
  readonly events: readonly NoticeEvent[];
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  /** The former time of the call, if a notice had it. */
  readonly formerCall: CallTime | undefined;
  readonly floorPlans: readonly FloorPlanToTell[];
  /** A wished time beside the agreed one. */
  readonly wishedAt: Date | undefined;
  /** The name of the preferred showroom. */
  readonly showroom: string | undefined;
  /** Closed here, because another system of the retailer's has it. */
  readonly isElsewhere: boolean;
  /** The standing of the call; undefined without a call. */
  readonly standing: Standing | undefined;
  readonly settings: Letterhead;
  /** The deadline of a first call. */
  readonly promise: Span | undefined;
  readonly now: Date;
}

const WISHED_NOTICE =
  'Die gewünschte Zeit konnte nicht fest eingetragen werden. Bitte bestätigen Sie der Kundin oder dem Kunden eine Zeit.';

const LAPSED_NOTICE =
  'Die Zeit ist nicht mehr reserviert und wieder frei. Die Anfrage bleibt, mit dieser Zeit als Wunsch: Bitte rufen Sie an.';

const ANY_TIME_NOTICE =
  'Im Terminfinder war keine Zeit frei, deshalb wird um einen Rückruf gebeten. Bitte rufen Sie so bald wie möglich zurück.';

const RESCUED_NOTICE =
  'Diese Anfrage konnte nicht abgeschickt werden und stammt aus einem Fehlerbericht. Es kann etwas darin fehlen: Bitte rufen Sie an.';

const CLOSED_NOTICE =
  'Diese Anfrage war gerettet und ist inzwischen auch in Ihrem anderen System angekommen. Hier ist sie geschlossen: Bitte rufen Sie nicht doppelt an.';

const ARRIVED_NOTICE =
  'Diese Anfrage war gerettet und ist inzwischen auch in Ihrem anderen System angekommen. Hier arbeitet schon jemand daran: Bitte klären Sie, wo es weitergeht.';

const SUSPICION_NOTICE =
  'Diese Anfrage könnte von einem Programm stammen (Formular auffällig schnell oder an versteckter Stelle ausgefüllt).';

/** What happened, the person and when to call; then everything about the enquiry. */
export function retailerNotice(facts: NoticeFacts): MailContent {
  const { events, enquiry, appointment, formerCall, floorPlans, wishedAt, showroom, standing, settings } =
    facts;
  const { isElsewhere } = facts;
  const types = events.map(({ type }) => type);
  const main = mainTypeOf(types);
  const isNew = main === 'enquiry.received';
  const isBeside = wishedAt !== undefined && appointment !== undefined;
  const isWished = !isElsewhere && (appointment?.state === 'WISHED' || isBeside);
  const asksForCall = [
    ...(isBeside ? [besideNotice(wishedAt, appointment)] : isWished ? [WISHED_NOTICE] : []),
    ...(standing === 'LAPSED' ? [LAPSED_NOTICE] : []),
    ...(enquiry.entry === 'TERMINFINDER_V1' && !appointment ? [ANY_TIME_NOTICE] : []),
    ...(enquiry.isRescued
      ? [types.includes('enquiry.arrived-elsewhere') ? ARRIVED_NOTICE : RESCUED_NOTICE]
      : []),
  ];
  const notices = [
    ...(isElsewhere ? [CLOSED_NOTICE] : asksForCall),
    ...(enquiry.suspicion.length > 0 ? [SUSPICION_NOTICE] : []),
  ];
  return {
    language: 'de',
    subject: `${retailerSubject({ types, enquiry, appointment, standing })}${isWished ? ' (Zeit noch zu bestätigen)' : ''}`,
    preheader: appointment
      ? `${callDay(appointment, 'de')}, ${callTime(appointment, 'de')}`
      : 'Alle Angaben auf einen Blick',
    headline: headlineOf(main, facts),
    paragraphs: isNew && enquiry.entry === 'TESTER' ? [testerPromise(enquiry)] : [],
    person: leadPerson({ ...facts, promise: isNew && notices.length === 0 ? facts.promise : undefined }),
    glance: leadKitchen(facts),
    ...(notices.length > 0 && { notice: notices.join(' ') }),
    ...(floorPlans.length > 0 && {
      files: {
        title: 'Grundriss',
        list: floorPlans.map(({ name, url, picture }) => ({
          name,
          url,
          ...(picture && { cid: picture.cid }),
        })),
      },
    }),
    sections: [
      { title: 'Was geschehen ist', facts: events.length > 1 ? eventFacts(facts) : [] },
      { title: 'Kontakt', facts: contactFacts(enquiry, showroom) },
      { title: 'Anruf', facts: appointment && standing ? callFacts(appointment, standing, formerCall) : [] },
      { title: 'Die Küche', facts: kitchenFacts(enquiry, settings) },
      { title: 'Herkunft', facts: originFacts(enquiry) },
    ].filter((section: FactSection) => section.facts.length > 0),
    closing: ['Eine Antwort auf diese E-Mail geht direkt an die Kundin oder den Kunden.'],
    reason: 'Diese E-Mail geht an das Küchenstudio, weil seine Adresse dafür eingetragen ist.',
    links: [{ label: 'Impressum', url: legalUrl(settings, 'imprint', 'de') }],
  };
}

function eventFacts(facts: NoticeFacts): Fact[] {
  return facts.events.map(({ type, happenedAt }) => ({
    label: clockWords(happenedAt, 'de'),
    value: headlineOf(type, facts),
  }));
}

function testerPromise({ receivedAt }: EnquiryToTell): string {
  const until = new Date(receivedAt.getTime() + TESTER_HOURS * 60 * 60 * 1000);
  return `Dies ist eine Bewerbung als Küchentester. Versprochen ist eine Antwort innerhalb von ${TESTER_HOURS} Stunden, also bis ${moment(until, 'de')}.`;
}

function besideNotice(wishedAt: Date, { kind }: AppointmentToTell): string {
  const time = wishedAt.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const beside =
    kind === 'CONSULTATION'
      ? 'Zusätzlich zum gebuchten Termin wird ein Rückruf gewünscht'
      : 'Für den Rückruf wird auch eine andere Zeit gewünscht';
  return `${beside}: ${time} Uhr. Bitte klären Sie, was gilt.`;
}
