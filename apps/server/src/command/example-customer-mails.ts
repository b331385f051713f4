import { LANGUAGES } from '@funnel/domain/text/text';
import type { CustomerMailFacts } from '../mail/compose-customer-mail.ts';
import { type CustomerMailKind, customerLetters } from '../mail/template/customer-letters.ts';

const TOKENS: Readonly<Partial<Record<CustomerMailKind, CustomerMailFacts['tokens']>>> = {
  ACCESS_CREATED: { confirm: 'example', disown: 'example' },
  ALREADY_ACTIVE: { reset: 'example' },
  RESET_REQUESTED: { reset: 'example' },
  ENQUIRY_TO_CONFIRM: { enquiry: 'example' },
};

/** Every mail about an account in both languages. */
export function exampleCustomerMails(): readonly {
  readonly name: string;
  readonly facts: CustomerMailFacts;
}[] {
  const kinds = Object.keys(customerLetters) as CustomerMailKind[];
  return kinds.flatMap((kind) =>
    LANGUAGES.map((language) => ({
      name: `customer-${kind.toLowerCase().replaceAll('_', '-')}-${language}`,
      facts: { to: 'anna@gross.example', language, kind, tokens: TOKENS[kind] ?? {} },
    })),
  );
}
