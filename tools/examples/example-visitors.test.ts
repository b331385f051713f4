import { contactSchema } from '@funnel/domain/contact/contact-schema';
import { enquirySchema } from '@funnel/domain/enquiry/enquiry-schema';
import { expect, test } from 'vitest';
import { exampleContact, exampleEnquiry } from './example-visitors.ts';

const visitors = Array.from({ length: 200 }, (_, visitor) => visitor);

test('every example is an enquiry that the product takes', () => {
  for (const visitor of visitors) enquirySchema.parse(exampleEnquiry(visitor));
});

test('no two examples have the same address or number', () => {
  const contacts = visitors.map((visitor) => contactSchema.parse(exampleContact(visitor)));
  expect(new Set(contacts.map((contact) => contact.personal_email)).size).toBe(visitors.length);
  expect(new Set(contacts.map((contact) => contact.personal_telephone_raw)).size).toBe(visitors.length);
});
