import { LANGUAGES } from '@funnel/domain/text/text';
import { expect, test } from 'vitest';
import { appointmentEvents } from './appointment-events.ts';
import { callEvents } from './call-events.ts';
import { defineEvents, defineStaffEvents } from './define-events.ts';
import { enquiryEvents } from './enquiry-events.ts';
import { auditNameOf, definitionOf, EVENT_TYPES, STAFF_EVENT_TYPES } from './event.ts';
import { stepEvents } from './step-events.ts';
import { visitEvents } from './visit-events.ts';

const when = 'it happened';
const words = { de: 'Es geschah', en: 'It happened' };

test('an event without the words of the desk or of the audit trail does not compile', () => {
  // @ts-expect-error: `did` is missing.
  expect(() => defineEvents({ 'a.b': { when, happened: words } })).toThrow();
  // @ts-expect-error: `happened` is missing.
  expect(() => defineEvents({ 'a.b': { when, did: words } })).toThrow();
  // @ts-expect-error: the audit trail has no words.
  expect(() => defineStaffEvents('audit', { 'a.b': { tells: [] } })).toThrow();
});

test.each(EVENT_TYPES)('%s has words for everybody who is told of it, each with an id of its own', (type) => {
  const { did, happened, audit, headline } = definitionOf(type);
  expect([did, happened, audit].map(({ id }) => id)).toEqual([
    `desk.event.staff.${type}`,
    `desk.event.${type}`,
    `desk.auditType.${type}`,
  ]);
  for (const language of LANGUAGES)
    expect([did[language], happened[language], audit[language]]).not.toContain('');
  expect(headline).not.toBe('');
});

test.each(STAFF_EVENT_TYPES)('%s has words in the audit trail', (type) => {
  const { id, de, en } = auditNameOf(type);
  expect(id).toBe(`desk.auditType.${type}`);
  expect([de, en]).not.toContain('');
});

test('no event is defined twice', () => {
  const families = [enquiryEvents, appointmentEvents, visitEvents, callEvents, stepEvents];
  const types = families.flatMap((family) => Object.keys(family));
  expect(types.toSorted()).toEqual(EVENT_TYPES.toSorted());
});
