import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';

export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** The sixteen federal states, which differ in public holidays. */
export const STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00');
const hours = z
  .object({ from: wallTime, to: wallTime })
  .refine(({ from, to }) => from < to, 'must end after it begins');

/** Wall time in Europe/Berlin; a missing day is closed. */
export const openingHoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.array(hours));
export type OpeningHours = z.output<typeof openingHoursSchema>;

/** The default time to confirm, where the retailer asks for it. */
export const CONFIRM_WITHIN_HOURS = 24;

/** The times of calls: the retailer's daily business (R20). All times are wall time in Europe/Berlin. */
export const slotSettingsSchema = z.object({
  openingHours: openingHoursSchema,
  slotMinutes: z.int().min(5).max(240),
  /** Calls at the same time. */
  capacity: z.int().min(0).max(100),
  noticeMinutes: z
    .int()
    .min(0)
    .max(14 * 24 * 60),
  /** The last day on offer is this many days after today. */
  daysAhead: z.int().min(1).max(90),
  /** Closed on the public holidays of all these states. */
  holidayStates: z.array(z.enum(STATES)),
  /**
   * 0: a picked slot is booked at once. Else it is reserved until it is confirmed by mail, and loses its place after
   * this many hours.
   */
  unconfirmedHours: z
    .int()
    .min(0)
    .max(14 * 24)
    .default(0),
  /** Slots with another number of calls at the same time, by their start. */
  seats: z
    .array(z.object({ start: z.iso.datetime({ offset: true }), capacity: z.int().min(0).max(100) }))
    .default([]),
  /** Days without calls, both ends included. */
  closures: z.array(
    z
      .object({ from: z.iso.date(), to: z.iso.date(), reason: plainText(80).optional() })
      .refine(({ from, to }) => from <= to, 'must end on or after the day it begins'),
  ),
});

export type SlotSettings = z.output<typeof slotSettingsSchema>;
export type State = (typeof STATES)[number];
