import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['a@example.org', 'a@example.org'],
  ['a+x@example.org', 'a@example.org'],
  ['a+x+y@example.org', 'a@example.org'],
  [' A+X@Example.ORG ', 'a@example.org'],
  // For most providers dots are significant.
  ['a.b@example.org', 'a.b@example.org'],
  ['a.b+x@gmail.com', 'ab@gmail.com'],
  ['A.B@googlemail.com', 'ab@gmail.com'],
  ['a.b@gmail.com.example', 'a.b@gmail.com.example'],
  ['a-x@example.org', 'a-x@example.org'],
  // The same domain in two spellings.
  ['a+x@Müller.de', 'a@xn--mller-kva.de'],
  ['a@xn--mller-kva.de', 'a@xn--mller-kva.de'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('any text gives a result, and the function is idempotent', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        fc.tuple(text, text).map((parts) => parts.join('@')),
      ),
      (email) => {
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
      },
    ),
  );
});
