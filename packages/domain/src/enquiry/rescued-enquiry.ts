import type { Question } from '../question/question.ts';
import type { QuestionKey } from '../question/questions.ts';
import { type Enquiry, enquirySchemaWith } from './enquiry-schema.ts';
import { terminfinderEnquirySchema } from './terminfinder-enquiry-schema.ts';

export interface RescuedEnquiry {
  readonly enquiry: Enquiry;
  /** The time that was chosen in the terminfinder. */
  readonly wishedAt: Date | undefined;
}

/** The enquiry in the form data of an error report, if the contact in it is whole (R14). `own`: the retailer's own questions. */
export function rescuedEnquiry(
  data: Readonly<Record<string, unknown>> | undefined,
  own: readonly Question<QuestionKey>[],
): RescuedEnquiry | undefined {
  if (!data) return undefined;
  const booking = terminfinderEnquirySchema.safeParse(data);
  if (booking.success)
    return { enquiry: booking.data, wishedAt: new Date(booking.data.precall_requested_at) };
  const enquiry = rightPart(data, enquirySchemaWith(own));
  return enquiry && { enquiry, wishedAt: undefined };
}

/** Invalid fields are dropped. The lead is lost only if nobody could be contacted without them. */
function rightPart(
  data: Readonly<Record<string, unknown>>,
  schema: ReturnType<typeof enquirySchemaWith>,
): Enquiry | undefined {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const right = Object.entries(data).filter(([name]) => !wrong.has(name));
  return right.length < Object.keys(data).length ? rightPart(Object.fromEntries(right), schema) : undefined;
}
