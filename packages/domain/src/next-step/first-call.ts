import { openFrom } from '../call-queue/call-hours.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import { TESTER_HOURS } from '../tester/tester-promise.ts';
import type { PlannedStep } from './step.ts';

const MINUTE_MS = 60_000;

interface Received {
  readonly receivedAt: Date;
  /** Testers are promised an answer within days. */
  readonly isTester: boolean;
}

/** The first call of an enquiry: within the retailer's goal, counted in hours of calls. */
export function firstCall(
  { receivedAt, isTester }: Received,
  { goalMinutes, ...rules }: CalendarRules & { readonly goalMinutes: number },
): PlannedStep {
  const startsAt = isTester ? receivedAt : openFrom(receivedAt, rules);
  const minutes = isTester ? TESTER_HOURS * 60 : goalMinutes;
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const plan = { isWholeDay: false, isPromised: isTester, staffId: null, text: '' } as const;
  return { kind: 'FIRST_CALL', cause: 'RECEIVED', startsAt, endsAt, ...plan };
}
