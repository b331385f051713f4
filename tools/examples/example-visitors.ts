import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { isQuestionKey, questionOf } from '@funnel/domain/question/questions';

/** Invented people. Telephone numbers are from the ranges reserved for fiction. */
const PEOPLE = [
  ['MRS', 'Anna Lena Groß', '66111'],
  ['MR', 'Jean Luc Weber', '66740'],
  ['MRS', 'Fatma Yıldız', '67655'],
  ['MR', 'Tobias Klein', '55116'],
  ['FAMILY', 'Familie Bauer', '54329'],
  ['MRS', 'Sophie Maria von Hagen', '66482'],
  ['DIVERS', 'Robin Schäfer', '66538'],
  ['MR', 'Dr. Max Hoffmann', '66806'],
  ['MRS', 'Ioana Popescu', '67059'],
  ['MR', 'Stefan Jung', '54290'],
  ['MRS', 'Greta Möller', '55590'],
  ['MR', 'Mehmet Öztürk', '66113'],
  ['MRS', 'Clara Fuchs', '66424'],
  ['MR', 'Piotr Nowak', '67657'],
  ['FAMILY', 'Familie Zimmermann', '55122'],
  ['MRS', 'Hannelore Kühn', '54439'],
  ['MR', 'Lukas Berger', '66265'],
  ['MRS', 'Mai Linh Nguyen', '67227'],
] as const;

const CAMPAIGNS = [
  { utm_source: 'newsletter', utm_medium: 'mail', utm_campaign: 'herbst' },
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'kueche-planen' },
  { utm_source: 'facebook', utm_medium: 'social' },
  {},
];

type Contact = Pick<
  EnquiryInput,
  | 'personal_salutation_english'
  | 'personal_full_name'
  | 'personal_postcode'
  | 'personal_email'
  | 'personal_telephone_raw'
>;

/** Deterministic choices that look random. */
function pick<T>(choices: readonly T[], index: number, salt: number): T {
  const hash = Math.imul(index * 31 + salt * 17 + 7, 2654435761) >>> 0;
  return choices[hash % choices.length] as T;
}

/** `visitor` is a counter: the same people come again with another address. */
export function exampleContact(visitor: number): Contact {
  const [salutation, name, postcode] = PEOPLE[visitor % PEOPLE.length] ?? PEOPLE[0];
  const mailbox = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return {
    personal_salutation_english: salutation,
    personal_full_name: name,
    personal_postcode: postcode,
    personal_email: `${mailbox}.${visitor}@beispiel.example`,
    personal_telephone_raw: `069 90009 ${String(visitor + 100)}`,
  };
}

/** The enquiry of a visitor of the long or the short funnel. */
export function exampleEnquiry(visitor: number): EnquiryInput {
  const { steps, entry } = visitor % 3 === 2 ? FUNNELS.short : FUNNELS.long;
  const answers = steps.filter(isQuestionKey).map((key, salt) => {
    const { tiles, aside } = questionOf(key);
    return [key, aside && (visitor + salt) % 9 === 0 ? aside : pick(tiles, visitor, salt)];
  });
  return {
    ...(Object.fromEntries(answers) as Partial<EnquiryInput>),
    ...exampleContact(visitor),
    ...pick(CAMPAIGNS, visitor, 99),
    preferred_language: visitor % 11 === 5 ? 'EN' : 'DE',
    entry,
    szid: `example-visit-${String(visitor).padStart(4, '0')}`,
    operating_system: 'Mozilla/5.0 (Linux; Android 16) Chrome/156 Mobile',
    ip_address: null,
  };
}
