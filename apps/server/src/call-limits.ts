import { mailboxOf } from '@funnel/domain/contact/mailbox';
import { phoneDigits } from '@funnel/domain/contact/phone';
import type { CallLimitName } from '@funnel/domain/limit/limit-settings';
import type { CallLimit } from './http/call-limiter.ts';
import { clientNetwork } from './http/client-network.ts';

interface Contact {
  readonly personal_email: string;
  readonly personal_telephone_raw: string;
}

function perClient(limit: CallLimitName): CallLimit<unknown> {
  return {
    limit,
    of: ({ clientAddress }) => [clientNetwork(clientAddress)],
    givesFailedBack: false,
  };
}

/** A failed call is not counted. A visitor whose slot was taken by somebody else can try again. */
function perContact(limit: CallLimitName): CallLimit<Contact> {
  return {
    limit,
    of: ({ body }) => [
      `e-mail ${mailboxOf(body.personal_email)}`,
      `telephone ${phoneDigits(body.personal_telephone_raw)}`,
    ],
    givesFailedBack: true,
  };
}

function perEnquiry(limit: CallLimitName): CallLimit<{ readonly enquiryId: string }> {
  return {
    limit,
    of: ({ body }) => [body.enquiryId],
    givesFailedBack: false,
  };
}

const perKitchen: CallLimit<{ readonly kitchenId: string }> = {
  limit: 'phoneLinksOfKitchen',
  of: ({ body }) => [body.kitchenId],
  givesFailedBack: false,
};

const perLink: CallLimit<{ readonly token: string }> = {
  limit: 'phoneUploadsOfLink',
  of: ({ body }) => [body.token],
  givesFailedBack: false,
};

const perFeed: CallLimit<unknown> = {
  limit: 'calendarFeedsOfLink',
  of: ({ query }) => [(query as { readonly token: string }).token],
  givesFailedBack: false,
};

/** Per person: the staff of a showroom share an address, and signing in once more gives nobody more calls. */
function perStaff(limit: CallLimitName): CallLimit<unknown> {
  return { limit, of: ({ by }) => [by.kind === 'staff' ? by.staffId : ''], givesFailedBack: false };
}

/** Which calls are rate limited, and by which keys. The limits themselves are settings. */
export const ENQUIRY_LIMITS = [perClient('enquiriesOfClient'), perContact('enquiriesOfContact')];
export const BOOKING_LIMITS = [perClient('bookingsOfClient'), perContact('bookingsOfContact')];
export const PRECALL_LIMITS = [perClient('callbackWishesOfClient'), perEnquiry('callbackWishesOfEnquiry')];
export const SHOWROOM_LIMITS = [perClient('showroomChoicesOfClient'), perEnquiry('showroomChoicesOfEnquiry')];
export const LINK_LIMITS = [perClient('mailedLinksOfClient')];
export const PHONE_LINK_LIMITS = [perClient('phoneLinksOfClient'), perKitchen];
export const PHONE_UPLOAD_LIMITS = [perClient('phoneUploadsOfClient'), perLink];
export const ERROR_REPORT_LIMITS = [perClient('errorReportsOfClient')];
export const DESK_READ_LIMITS = [perStaff('deskReadsOfStaff')];
export const DESK_EXPORT_LIMITS = [perStaff('deskExportsOfStaff')];
export const DESK_CHANGE_LIMITS = [perStaff('deskChangesOfStaff')];
export const FEED_LIMITS = [perClient('calendarFeedsOfClient'), perFeed];
export const FETCHED_FILE_LIMITS = [perClient('fetchedFilesOfClient')];
export const ARRIVALS_LIMITS = [perClient('arrivalsOfClient')];
