import { mailboxOf } from '@funnel/domain/contact/mailbox';
import { phoneDigits } from '@funnel/domain/contact/phone';
import type { CallLimit } from './http/call-limiter.ts';
import { clientNetwork } from './http/client-network.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Contact {
  readonly personal_email: string;
  readonly personal_telephone_raw: string;
}

/** Many visitors may share one address, so this stops floods only. */
function perClient(name: string, calls: number): CallLimit<unknown> {
  return {
    name: `${name}-client`,
    calls,
    windowSeconds: 10 * MINUTE,
    of: ({ clientAddress }) => [clientNetwork(clientAddress)],
    givesFailedBack: false,
  };
}

/** A time that was taken by another costs the visitor nothing. */
function perContact(name: string, calls: number, windowSeconds: number): CallLimit<Contact> {
  return {
    name: `${name}-contact`,
    calls,
    windowSeconds,
    of: ({ body }) => [
      `e-mail ${mailboxOf(body.personal_email)}`,
      `telephone ${phoneDigits(body.personal_telephone_raw)}`,
    ],
    givesFailedBack: true,
  };
}

function perEnquiry(name: string, calls: number): CallLimit<{ readonly enquiryId: string }> {
  return {
    name: `${name}-enquiry`,
    calls,
    windowSeconds: HOUR,
    of: ({ body }) => [body.enquiryId],
    givesFailedBack: false,
  };
}

const perKitchen: CallLimit<{ readonly kitchenId: string }> = {
  name: 'phone-link-kitchen',
  calls: 20,
  windowSeconds: HOUR,
  of: ({ body }) => [body.kitchenId],
  givesFailedBack: false,
};

const perLink: CallLimit<{ readonly token: string }> = {
  name: 'phone-upload-link',
  calls: 60,
  windowSeconds: 10 * MINUTE,
  of: ({ body }) => [body.token],
  givesFailedBack: false,
};

/** Which calls are limited, and how: generous for people, in the way of programs. */
export const ENQUIRY_LIMITS = [perClient('enquiry', 30), perContact('enquiry', 10, HOUR)];
export const BOOKING_LIMITS = [perClient('booking', 30), perContact('booking', 5, DAY)];
export const PRECALL_LIMITS = [perClient('precall', 30), perEnquiry('precall', 10)];
/** Each other choice is a mail to the retailer. */
export const SHOWROOM_LIMITS = [perClient('showroom', 60), perEnquiry('showroom', 20)];
export const LINK_LIMITS = [perClient('link', 60)];
export const PHONE_LINK_LIMITS = [perClient('phone-link', 30), perKitchen];
export const PHONE_UPLOAD_LIMITS = [perClient('phone-upload', 120), perLink];
/** One computer asks 600 times in ten minutes. */
export const ARRIVALS_LIMITS = [perClient('arrivals', 6000)];
