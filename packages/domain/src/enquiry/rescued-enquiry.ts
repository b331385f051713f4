import { type Enquiry, enquirySchema } from './enquiry-schema.ts';
import { terminfinderEnquirySchema } from './terminfinder-enquiry-schema.ts';

export interface RescuedEnquiry {
  readonly enquiry: Enquiry;
  /** The time that was chosen in the terminfinder. */
  readonly wishedAt: Date | undefined;
}

/** The enquiry in the form data of an error report, if the contact in it is whole (R14). */
export function rescuedEnquiry(
  data: Readonly<Record<string, unknown>> | undefined,
): RescuedEnquiry | undefined {
  if (!data) return undefined;
  const booking = terminfinderEnquirySchema.safeParse(data);
  if (booking.success)
    return { enquiry: booking.data, wishedAt: new Date(booking.data.precall_requested_at) };
  const enquiry = rightPart(data);
  return enquiry && { enquiry, wishedAt: undefined };
}

/** A wrong field is left out: it is a reason to lose the lead only if nobody could be called without it. */
function rightPart(data: Readonly<Record<string, unknown>>): Enquiry | undefined {
  const parsed = enquirySchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const right = Object.entries(data).filter(([name]) => !wrong.has(name));
  return right.length < Object.keys(data).length ? rightPart(Object.fromEntries(right)) : undefined;
}
