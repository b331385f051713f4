import { isEmail } from '../contact/email.ts';
import { type PostcodeRange, readPostcodeRanges, writePostcodeRanges } from '../routing/postcode-range.ts';
import { type Overlap, overlapsOf } from '../routing/routing.ts';
import { positionOf } from './new-showroom.ts';

/** A showroom with its postcodes and the recipients of its notices. */
interface KeptShowroom {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly phone: string;
  readonly postcodes: readonly PostcodeRange[];
  readonly mailbox: string | null;
  readonly people: readonly string[];
}

/** The values of the form. */
export interface ShowroomDraft {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly phone: string;
  readonly postcodes: string;
  readonly mailbox: string;
  readonly people: readonly string[];
}

const DRAFT_FIELDS = [
  'name',
  'street',
  'postcode',
  'town',
  'phone',
  'postcodes',
  'mailbox',
  'people',
] as const satisfies readonly (keyof ShowroomDraft)[];
export type DraftField = (typeof DRAFT_FIELDS)[number];

const EMPTY: ShowroomDraft = {
  name: '',
  street: '',
  postcode: '',
  town: '',
  phone: '',
  postcodes: '',
  mailbox: '',
  people: [],
};

export function draftOf(kept: KeptShowroom | undefined): ShowroomDraft {
  if (!kept) return EMPTY;
  const { name, street, postcode, town, phone, postcodes, mailbox, people } = kept;
  const written = writePostcodeRanges(postcodes);
  return { name, street, postcode, town, phone, postcodes: written, mailbox: mailbox ?? '', people };
}

/** The fields that differ. */
export function changesOf(draft: ShowroomDraft, kept: KeptShowroom | undefined): DraftField[] {
  const before = draftOf(kept);
  return DRAFT_FIELDS.filter((field) => String(draft[field]) !== String(before[field]));
}

/** The error of a field; the screen has its text. */
export type DraftError =
  | { readonly kind: 'missing' | 'fiveDigits' | 'unknownPostcode' | 'email' }
  | { readonly kind: 'wrongPart'; readonly part: string }
  | { readonly kind: 'overlap'; readonly overlap: Overlap };

/** Client-side validation; the server decides. `others` are all other showrooms. */
export function errorsOf(
  draft: ShowroomDraft,
  others: readonly KeptShowroom[],
): Partial<Record<DraftField, DraftError>> {
  const missing = (['name', 'street', 'town', 'phone'] as const)
    .filter((field) => draft[field].trim() === '')
    .map((field) => [field, { kind: 'missing' }] as const);
  const postcode = draft.postcode.trim();
  const mailbox = draft.mailbox.trim();
  const { ranges, wrong } = readPostcodeRanges(draft.postcodes);
  const [part] = wrong;
  const rules = others.map(({ id, postcodes }) => ({ showroom: id, postcodes }));
  const overlap = overlapsOf([...rules, { showroom: '', postcodes: ranges }]).find(({ showrooms }) =>
    showrooms.includes(''),
  );
  return {
    ...Object.fromEntries(missing),
    ...(!/^\d{5}$/.test(postcode)
      ? { postcode: { kind: 'fiveDigits' } as const }
      : !positionOf(postcode) && { postcode: { kind: 'unknownPostcode' } as const }),
    ...(part !== undefined
      ? { postcodes: { kind: 'wrongPart', part } as const }
      : overlap && { postcodes: { kind: 'overlap', overlap } as const }),
    ...(mailbox !== '' && !isEmail(mailbox) && { mailbox: { kind: 'email' } as const }),
  };
}

/** The body of the call. */
export function showroomOf(draft: ShowroomDraft, id: string | undefined) {
  const { name, street, postcode, town, phone, people } = draft;
  const { ranges } = readPostcodeRanges(draft.postcodes);
  return {
    ...(id !== undefined && { id }),
    ...{ name, street, town, phone, people: [...people] },
    postcode: postcode.trim(),
    postcodes: ranges,
    mailbox: draft.mailbox.trim() || null,
  };
}
