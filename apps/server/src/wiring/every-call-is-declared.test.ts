import type { Endpoint } from '@funnel/contract/endpoint';
import { limitsOf } from '@funnel/contract/limits-of';
import { isFor } from '@funnel/domain/access/capability';
import { z } from '@funnel/domain/schema';
import { expect, test } from 'vitest';
import { type Counted, countedOf } from '../http/limit-keys.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

/** Fields of a visitor. */
const PERSONAL = ['fullName', 'telephone', 'personal_email', 'personal_telephone_raw', 'answers'];
/** A program gets events in the form of webhooks. */
const NOT_LOGGED = ['GET /api/v1/events'];

/** The fields that a limit counts by. */
const FIELDS: Readonly<Partial<Record<Counted, readonly string[]>>> = {
  Contact: ['personal_email', 'personal_telephone_raw'],
  Enquiry: ['enquiryId'],
  Kitchen: ['kitchenId'],
  Link: ['token'],
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = () => app.endpoints;
const fieldsOf = (schema: z.ZodType | undefined, io: 'input' | 'output' = 'output') => {
  const found = new Set<string>();
  if (!schema) return found;
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io }), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) found.add(name);
    return value;
  });
  return found;
};

test('every call has a limit, or says why it has none', () => {
  const unlimited = endpoints().filter((endpoint) => limitsOf(endpoint).length === 0);
  expect(unlimited.filter(({ limits }) => limits === 'none').map(nameOf)).toEqual([
    'GET /healthz',
    'GET /readyz',
    'GET /version',
    'GET /api/v1/ip',
    'POST /api/v1/customer/session/end',
    'GET /api/v1/datepickers/available',
    'POST /api/desk/session/end',
  ]);
  expect(unlimited.filter(({ limits }) => limits === undefined)).toEqual([]);
});

test('every limit finds in the call whom it counts', () => {
  const lost = endpoints().flatMap((endpoint) => {
    const fields = new Set([...fieldsOf(endpoint.body, 'input'), ...fieldsOf(endpoint.query, 'input')]);
    return limitsOf(endpoint)
      .filter((limit) => FIELDS[countedOf(limit)]?.some((field) => !fields.has(field)))
      .map((limit) => `${nameOf(endpoint)}: ${limit}`);
  });
  expect(lost).toEqual([]);
});

test('a limit of staff or customers counts only calls that they alone may make', () => {
  const wrong = endpoints().filter(({ capability, ...endpoint }) =>
    limitsOf({ capability, ...endpoint }).some((limit) => {
      const counted = countedOf(limit);
      return (
        (counted === 'Staff' && !isFor('staff', capability)) ||
        (counted === 'Customer' && !isFor('customer', capability))
      );
    }),
  );
  expect(wrong.map(nameOf)).toEqual([]);
});

test('a call that shows visitors to staff or programs says so, and is in the audit trail', () => {
  const silent = endpoints()
    .filter(({ capability }) => isFor('staff', capability) || isFor('api-key', capability))
    .filter(({ shows, reply }) => shows === undefined && PERSONAL.some((field) => fieldsOf(reply).has(field)))
    .map(nameOf)
    .filter((name) => !NOT_LOGGED.includes(name));
  expect(silent).toEqual([]);
});

test('a call’s declared personal data is in its answer, or in its query', () => {
  const wrong = endpoints().filter(({ shows, query, reply }) => {
    if (shows === undefined || shows === 'logged') return false;
    if (shows === 'asked') return !fieldsOf(query, 'input').has('enquiryId');
    return !fieldsOf(reply).has('enquiryId') || shows.some((list) => !fieldsOf(reply).has(list));
  });
  expect(wrong.map(nameOf)).toEqual([]);
});
