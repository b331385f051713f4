import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_TYPES } from '@funnel/contract/event/event';
import { eventDataSchema } from '@funnel/contract/event/event-data';
import { expect, test } from 'vitest';
import { SECTIONS, withSections } from './webhook-sections.ts';

const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');

test('docs/webhooks.md says what the schema says: npm run webhook-docs', () => {
  expect(withSections(document)).toBe(document);
});

test('every event and every field of the schema is in it, with its codes', () => {
  for (const type of EVENT_TYPES) expect(document).toContain(`| \`${type}\` |`);
  const { enquiry, appointment, change } = eventDataSchema.shape;
  const fieldsOf = (part: string, schema: { readonly shape: object }) =>
    Object.keys(schema.shape).map((field) => `| \`data.${part}.${field}\` |`);
  const rows = [
    ...fieldsOf('enquiry', enquiry.unwrap()),
    ...fieldsOf('appointment', appointment.unwrap()),
    ...fieldsOf('change', change.unwrap()),
    '| `data.enquiry.preferredLanguage` | `DE`, `EN` | always |',
    '| `data.files[].url` | address | always |',
  ];
  for (const row of rows) expect(document).toContain(row);
});

test('a document without a section is refused, not cut', () => {
  for (const name of Object.keys(SECTIONS))
    expect(() => withSections(document.replace(`<!-- end of ${name} -->`, ''))).toThrow(`no section ${name}`);
});
