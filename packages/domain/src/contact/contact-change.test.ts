import { expect, test } from 'vitest';
import { contactChangeSchema, invalidContactField } from './contact-change.ts';

test.each([
  [{ fullName: '  Anna   Groß ' }, undefined],
  [{ email: '' }, undefined],
  [{ telephone: '' }, undefined],
  [{ telephone: 'javascript:alert(1)' }, 'telephone'],
  [{ email: 'a@b' }, 'email'],
  [{ fullName: 'Anna' }, 'fullName'],
  [{ postcode: '661' }, 'postcode'],
  [{ preferredLanguage: 'FR' }, 'preferredLanguage'],
  [{ salutation: 'KING' }, 'salutation'],
] as const)('%j: the field that is wrong is %s', (change, field) => {
  expect(invalidContactField(change)).toBe(field);
});

test('text is trimmed and names are folded', () => {
  const change = { fullName: '  Anna   Groß ', telephone: ' 0681 123456 ' };
  expect(contactChangeSchema.parse(change)).toEqual({ fullName: 'Anna Groß', telephone: '0681 123456' });
});
