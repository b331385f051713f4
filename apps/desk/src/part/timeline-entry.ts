import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { definitionOf, isOfCall } from '@funnel/contract/event/event';
import type { NextStep } from '@funnel/contract/next-step/next-step';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { type MailKind, mailKindNames } from '@funnel/domain/mail/mail-kind';
import { stepName as nameOf } from '@funnel/domain/next-step/step-words';
import { lostReasonNames, statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { visitKindNames } from '@funnel/domain/visit/visit-kind-names';
import { showroomName } from '../shell/showroom-name.ts';
import { dayAndTime, firstName, shortMoment, weekdayAndDate } from '../shell/words.ts';
import { contactFieldNames } from './contact-texts.ts';
import { eventTexts as texts } from './event-texts.ts';
import type { TimelineEvent } from './use-timeline.ts';

export type EntryKind = 'call' | 'missed' | 'mail' | 'note' | 'file' | 'visit' | 'theirs' | 'work';

/** One entry of the history. */
export interface TimelineEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: EntryKind;
  /** The first name of a colleague. The text continues the sentence. */
  readonly who: string | undefined;
  readonly text: string;
  readonly detail: string | undefined;
  /** The text of a note. */
  readonly note: string | undefined;
  readonly isUndone: boolean;
}

interface Wording {
  readonly say: Say;
  readonly language: Language;
  readonly now: Date;
}

/** The latest entries without undone ones: an agent must not rely on an undone outcome. */
export const lastEntries = (entries: readonly TimelineEntry[], count: number) =>
  entries.filter(({ isUndone }) => !isUndone).slice(0, count);

/** Merges events and mails, newest first. */
export function timelineEntries(
  events: readonly TimelineEvent[],
  mails: EnquiryRecord['mails'],
  wording: Wording,
): TimelineEntry[] {
  const entries = [
    ...events.filter(({ type }) => !definitionOf(type).isPassing).map((event) => entryOf(event, wording)),
    ...mails.map((mail) => entryOfMail(mail, wording)),
  ];
  return entries.toSorted((one, other) => new Date(other.at).getTime() - new Date(one.at).getTime());
}

function entryOf(event: TimelineEvent, wording: Wording): TimelineEntry {
  const { say } = wording;
  const isStaff = event.actor === 'staff';
  const { did, happened } = definitionOf(event.type);
  const outcome = event.change?.outcome;
  return {
    id: event.eventId,
    at: event.happenedAt,
    kind: kindOf(event),
    who: isStaff ? firstName(event.by ?? '') : undefined,
    text: reservedWords(event, say) ?? say(outcome ? OUTCOME_TEXTS[outcome] : isStaff ? did : happened),
    // An undone event has no planned next step.
    detail: event.isUndone ? undefined : detailOf(event, wording) || undefined,
    note: event.note ?? undefined,
    isUndone: event.isUndone,
  };
}

function kindOf({ type, actor, change }: TimelineEvent): EntryKind {
  const { symbol } = definitionOf(type);
  if (symbol === 'call' && change?.outcome === 'NOT_REACHED') return 'missed';
  if (actor === 'staff') return symbol ?? 'work';
  return symbol === undefined || symbol === 'visit' ? 'theirs' : symbol;
}

function reservedWords({ type, appointment }: TimelineEvent, say: Say): string | undefined {
  if (type !== 'appointment.booked' || !appointment || standingOf(appointment) !== 'RESERVED')
    return undefined;
  return say(texts.booked, { state: say(standingTexts.RESERVED) });
}

/** The standing at that time, unless the event type implies it. */
function standingWord({ type, appointment }: TimelineEvent, say: Say): string | undefined {
  const isTold =
    type === 'callback.wished' || type === 'appointment.moved' || type === 'appointment.confirmed';
  return isTold && appointment ? say(standingTexts[standingOf(appointment)]) : undefined;
}

const OUTCOME_TEXTS: Readonly<Record<CallOutcome, LocalizedText>> = {
  REACHED: texts.reached,
  NOT_REACHED: texts.notReached,
  APPOINTMENT: texts.agreed,
  OFFER: texts.offerSent,
  WON: texts.won,
  LOST: texts.lost,
  WRONG_NUMBER: texts.wrongNumber,
};

function detailOf(event: TimelineEvent, { say, language, now }: Wording): string {
  const { type, change = {}, appointment } = event;
  const { status, visit, nextTryAt, assignee, showroom, contact } = change;
  const parts: (string | null | undefined)[] = [];
  if (visit) {
    parts.push(
      dayAndTime(visit.startsAt, language),
      say(visitKindNames[visit.kind]),
      showroomName(visit.showroom),
    );
  }
  if (appointment && isOfCall(type))
    parts.push(dayAndTime(appointment.startsAt, language), standingWord(event, say));
  if (type === 'enquiry.status-changed' && status)
    parts.push(say(texts.fromTo, { from: say(statusNames[status.from]), to: say(statusNames[status.to]) }));
  if (change.doneStep) parts.push(stepName(change.doneStep, say));
  if (change.nextStep && type !== 'call.ended')
    parts.push(`${stepName(change.nextStep, say)} ${weekdayAndDate(change.nextStep.startsAt, language)}`);
  if (status?.lostReason) parts.push(say(lostReasonNames[status.lostReason]));
  if (type === 'call.ended' && change.outcome === 'NOT_REACHED')
    parts.push(
      nextTryAt ? say(texts.again, { time: shortMoment(nextTryAt, now, language) }) : say(texts.noMore),
    );
  if (assignee !== undefined) {
    const name = event.assignee;
    parts.push(assignee === null ? say(texts.toNobody) : name && say(texts.to, { name }));
  }
  if (showroom !== undefined) parts.push(showroomName(showroom));
  if (change.verdict) parts.push(say(change.verdict === 'TAKEN_IN' ? texts.takenIn : texts.discarded));
  parts.push(event.files.join(', '));
  if (contact) parts.push(contact.map((field) => say(contactFieldNames[field])).join(', '));
  return parts.filter(Boolean).join(' · ');
}

/** The reason of a step is not in its event. */
const stepName = ({ kind }: Pick<NextStep, 'kind'>, say: Say) =>
  say(nameOf({ kind, cause: 'PLANNED', call: null, visit: null }));

function entryOfMail(mail: EnquiryRecord['mails'][number], { say }: Wording): TimelineEntry {
  const { kind, queuedAt, sentAt, failure } = mail;
  const name = Object.hasOwn(mailKindNames, kind)
    ? say(mailKindNames[kind as Exclude<MailKind, 'RETAILER_NEWS'>])
    : kind;
  return {
    id: `mail ${kind} ${queuedAt}`,
    at: sentAt ?? queuedAt,
    kind: 'mail',
    who: undefined,
    text: say(texts.mail, { about: name }),
    detail: say(mailState(sentAt, failure)),
    note: undefined,
    isUndone: false,
  };
}

function mailState(sentAt: string | null, failure: string | null) {
  if (sentAt) return texts.mailSent;
  if (failure === 'OVERTAKEN') return texts.mailOvertaken;
  return failure ? texts.mailFailed : texts.mailWaiting;
}
