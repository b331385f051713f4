import { attemptRuleSchema } from '../account/attempt-rule.ts';
import { uploadLimitsSchema } from '../floor-plan/upload-limits.ts';
import { z } from '../schema.ts';
import { bookingLimitsSchema } from '../slot/booking-limits.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const callLimitSchema = z.strictObject({
  calls: z.int().min(1).max(1_000_000),
  minutes: z
    .int()
    .min(1)
    .max(7 * DAY_MINUTES),
});

function calls(count: number, minutes: number) {
  return callLimitSchema.default({ calls: count, minutes });
}

/** Calls in a while. Many visitors may share one address, so limits of a client stop floods only. */
const callLimitsSchema = z.strictObject({
  enquiriesOfClient: calls(30, 10),
  /** One mailbox or telephone number. */
  enquiriesOfContact: calls(10, HOUR_MINUTES),
  bookingsOfClient: calls(30, 10),
  bookingsOfContact: calls(5, DAY_MINUTES),
  callbackWishesOfClient: calls(30, 10),
  callbackWishesOfEnquiry: calls(10, HOUR_MINUTES),
  showroomChoicesOfClient: calls(60, 10),
  /** Each other choice is a mail to the retailer. */
  showroomChoicesOfEnquiry: calls(20, HOUR_MINUTES),
  mailedLinksOfClient: calls(60, 10),
  phoneLinksOfClient: calls(30, 10),
  phoneLinksOfKitchen: calls(20, HOUR_MINUTES),
  phoneUploadsOfClient: calls(120, 10),
  phoneUploadsOfLink: calls(60, 10),
  /** One computer asks 600 times in ten minutes. */
  arrivalsOfClient: calls(6000, 10),
  errorReportsOfClient: calls(60, 10),
});

function tries(free: number, firstWaitSeconds: number, longestWaitSeconds: number, forgetMinutes: number) {
  return attemptRuleSchema.default({ free, firstWaitSeconds, longestWaitSeconds, forgetMinutes });
}

/**
 * Tries that are slowed down, never locked. One place that guesses at one account is slowed down soon. An account that
 * is guessed at from many places waits a minute at most. A place that tries many accounts waits longer.
 */
const tryLimitsSchema = z.strictObject({
  /** A browser that has signed in before has tries of its own. */
  signInsOfDevice: tries(10, 60, 3600, DAY_MINUTES),
  signInsOfAccountAndClient: tries(10, 60, 3600, DAY_MINUTES),
  signInsOfAccount: tries(50, 1, 60, DAY_MINUTES),
  signInsOfClient: tries(50, 60, 3600, HOUR_MINUTES),
  /** Wrong ones; a right key is always taken. */
  apiKeysOfClient: tries(20, 60, 3600, HOUR_MINUTES),
  /** Calls that cost a hash or a mail, whatever comes of them. */
  activationsOfClient: tries(20, 30, 600, HOUR_MINUTES),
  activationsOfKitchen: tries(10, 30, 600, HOUR_MINUTES),
  resetsOfClient: tries(10, 60, 3600, HOUR_MINUTES),
  /** Mails about an account that anybody can ask for. */
  accountMailsToMailbox: tries(3, 600, 6 * 3600, DAY_MINUTES),
});

/** How much of what browsers report is kept, and for how long. A report with form data is a rescued enquiry. */
const errorReportLimitsSchema = z.strictObject({
  kilobytesOfClientInAnHour: z.int().min(1).default(256),
  rows: z.int().min(1).max(10_000_000).default(20_000),
  megabytes: z.int().min(1).max(100_000).default(64),
  days: z.int().min(1).default(30),
  daysWithFormData: z.int().min(1).default(90),
});

/** How much one stranger may do. What is not given has its default. */
export const limitSettingsSchema = z.strictObject({
  calls: callLimitsSchema.prefault({}),
  tries: tryLimitsSchema.prefault({}),
  errorReports: errorReportLimitsSchema.prefault({}),
  bookings: bookingLimitsSchema.prefault({}),
  uploads: uploadLimitsSchema.prefault({}),
});

export type LimitSettings = z.output<typeof limitSettingsSchema>;
export type CallLimitName = keyof LimitSettings['calls'];

export const DEFAULT_LIMITS: LimitSettings = limitSettingsSchema.parse({});
