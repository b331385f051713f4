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

/**
 * Rate limits: calls in a window. The suffix (`…OfClient`) is the key they are counted by (`http/limit-keys.ts`). Many
 * visitors may share one address, so the limits per client only stop floods.
 */
const callLimitsSchema = z.strictObject({
  enquiriesOfClient: calls(30, 10),
  /** One mailbox or telephone number. */
  enquiriesOfContact: calls(10, HOUR_MINUTES),
  bookingsOfClient: calls(30, 10),
  bookingsOfContact: calls(5, DAY_MINUTES),
  callbackWishesOfClient: calls(30, 10),
  callbackWishesOfEnquiry: calls(10, HOUR_MINUTES),
  showroomChoicesOfClient: calls(60, 10),
  /** Each change of the choice sends a mail to the retailer. */
  showroomChoicesOfEnquiry: calls(20, HOUR_MINUTES),
  mailedLinksOfClient: calls(60, 10),
  estimatesOfClient: calls(600, 10),
  fileClaimsOfClient: calls(120, 10),
  phoneLinksOfClient: calls(30, 10),
  phoneLinksOfKitchen: calls(20, HOUR_MINUTES),
  phoneUploadsOfClient: calls(120, 10),
  phoneUploadsOfLink: calls(60, 10),
  /** One computer polls 600 times in ten minutes. */
  arrivalsOfClient: calls(6000, 10),
  errorReportsOfClient: calls(60, 10),
  /** Calendar services read the feeds of many people from few addresses. */
  calendarFeedsOfClient: calls(600, 10),
  /** Several devices of one person read each link every few minutes. */
  calendarFeedsOfLink: calls(120, HOUR_MINUTES),
  /** A program that downloads the files of enquiries, or a mail program that shows them. */
  fetchedFilesOfClient: calls(600, 10),
  /** One staff member. A fast worker with a live screen stays far below. */
  deskReadsOfStaff: calls(3000, 10),
  deskChangesOfStaff: calls(600, 10),
  deskExportsOfStaff: calls(20, HOUR_MINUTES),
  /** One customer who is signed in. */
  areaReadsOfCustomer: calls(600, 10),
  areaChangesOfCustomer: calls(120, 10),
});

function tries(free: number, firstWaitSeconds: number, longestWaitSeconds: number, forgetMinutes: number) {
  return attemptRuleSchema.default({ free, firstWaitSeconds, longestWaitSeconds, forgetMinutes });
}

/**
 * Throttling, no lockout. One client guessing at one account is throttled soon. An account attacked by many clients
 * waits a minute at most. A client that tries many accounts waits longer.
 */
const tryLimitsSchema = z.strictObject({
  /** A browser that has signed in before has its own count. */
  signInsOfDevice: tries(10, 60, 3600, DAY_MINUTES),
  signInsOfAccountAndClient: tries(10, 60, 3600, DAY_MINUTES),
  signInsOfAccount: tries(50, 1, 60, DAY_MINUTES),
  signInsOfClient: tries(50, 60, 3600, HOUR_MINUTES),
  /** Sign-ins of staff from browsers without an earlier sign-in. */
  staffSignInsOfAccount: tries(10, 30, 900, DAY_MINUTES),
  /** Wrong keys only; a right key is always accepted. */
  apiKeysOfClient: tries(20, 60, 3600, HOUR_MINUTES),
  /** Calls that cost a hash or a mail, whatever their result. */
  activationsOfClient: tries(20, 30, 600, HOUR_MINUTES),
  activationsOfKitchen: tries(10, 30, 600, HOUR_MINUTES),
  resetsOfClient: tries(10, 60, 3600, HOUR_MINUTES),
  /** Mails about an account that anybody can request. */
  accountMailsToMailbox: tries(3, 600, 6 * 3600, DAY_MINUTES),
});

/** How many error reports of browsers are stored, and for how long. A report with form data is a rescued enquiry. */
const errorReportLimitsSchema = z.strictObject({
  kilobytesOfClientInAnHour: z.int().min(1).default(256),
  rows: z.int().min(1).max(10_000_000).default(20_000),
  megabytes: z.int().min(1).max(100_000).default(64),
  days: z.int().min(1).default(30),
  daysWithFormData: z.int().min(1).default(90),
});

/** The rate limits for strangers. A missing value gets its default. */
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
