import { isEmail } from '../contact/email.ts';
import { z } from '../schema.ts';
import { isWithin, type PostcodeRange, postcodeRangeSchema, sharedBy } from './postcode-range.ts';

/** The postcodes of a showroom, and the recipients of its notices. */
const rule = z.strictObject({
  /** The code of a showroom. */
  showroom: z.string().min(1).max(40),
  postcodes: z.array(postcodeRangeSchema).max(500).default([]),
  /** Gets the notices instead of the retailer's own mailbox; null: none. */
  mailbox: z.string().refine(isEmail, 'must be an e-mail address').nullable().default(null),
  /** Ids of staff in copy. */
  people: z.array(z.string().min(1).max(100)).max(50).default([]),
});
type RoutingRule = z.output<typeof rule>;

/** The showroom of an enquiry, and the recipients of its notices. At most one rule for each showroom. */
export const routingSchema = z
  .array(rule)
  .max(50)
  .refine(
    (rules) => new Set(rules.map(({ showroom }) => showroom)).size === rules.length,
    'must have each showroom once',
  )
  .superRefine((rules, { addIssue }) => {
    const [overlap] = overlapsOf(rules);
    if (overlap) addIssue({ code: 'custom', message: overlapWords(overlap) });
  });
export type Routing = z.output<typeof routingSchema>;

export interface Overlap {
  readonly showrooms: readonly [string, string];
  readonly shared: PostcodeRange;
}

interface Area {
  readonly showroom: string;
  readonly postcodes: readonly PostcodeRange[];
}

/** Every pair of overlapping ranges, also of one showroom. */
export function overlapsOf(rules: readonly Area[]): Overlap[] {
  const ranges = rules
    .flatMap(({ showroom, postcodes }) => postcodes.map((range) => ({ showroom, ...range })))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  return ranges.flatMap((one, index) =>
    ranges.slice(index + 1).flatMap((other): Overlap[] => {
      const shared = sharedBy(one, other);
      return shared ? [{ showrooms: [one.showroom, other.showroom], shared }] : [];
    }),
  );
}

function overlapWords({ showrooms: [one, other], shared: { from, to } }: Overlap): string {
  return `${from}–${to} belongs to ${one} and to ${other}`;
}

/** The showroom of an enquiry without a choice of the visitor; null: no rule has its postcode. */
export function showroomOfPostcode(routing: Routing, postcode: string): string | null {
  const found = routing.find(({ postcodes }) => postcodes.some((range) => isWithin(range, postcode)));
  return found?.showroom ?? null;
}

/** The recipients of notices about an enquiry of this showroom. */
export function noticeRuleOf(
  routing: Routing,
  showroom: string | null,
): Pick<RoutingRule, 'mailbox' | 'people'> {
  const found = routing.find((each) => each.showroom === showroom);
  return { mailbox: found?.mailbox ?? null, people: found?.people ?? [] };
}
