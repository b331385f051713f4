import type { ApiScope } from '@funnel/domain/access/api-scope';
import { expect, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import {
  type Browser,
  confirmedCustomer,
  openBrowser,
  pendingCustomer,
} from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

type Caller =
  | 'anyone'
  | 'pending-customer'
  | 'customer'
  | 'owner'
  | 'manager'
  | 'agent'
  | 'key'
  | 'key-without-scope';

const STAFF = ['owner', 'manager', 'agent'] as const;

const MAKERS: Readonly<Record<Caller, () => Promise<{ browser: Browser }>>> = {
  anyone: async () => ({ browser: openBrowser(app.origin) }),
  'pending-customer': () => pendingCustomer(app),
  customer: () => confirmedCustomer(app),
  owner: () => staffBrowser(app, 'owner'),
  manager: () => staffBrowser(app, 'manager'),
  agent: () => staffBrowser(app, 'agent'),
  key: () => keyHolder(['events:read', 'files:read', 'enquiries:export']),
  'key-without-scope': () => keyHolder([]),
};

/** The access matrix, written a second time on purpose. A new or changed call fails here. */
const MATRIX: Readonly<Record<string, readonly Caller[]>> = {
  ...everybody(
    'GET /healthz',
    'GET /readyz',
    'GET /version',
    'GET /api/v1/ip',
    'GET /api/v1/datepickers/available',
    'GET /api/v1/price-estimates',
    'POST /api/v1/funnel-enquiries',
    'POST /api/v1/terminfinder-enquiries',
    'POST /api/v1/precall-requests',
    'POST /api/v1/showroom-choices',
    'POST /api/v1/appointments/show',
    'POST /api/v1/appointments/confirm',
    'POST /api/v1/appointments/move',
    'POST /api/v1/appointments/cancel',
    'POST /fc/files',
    'POST /int/filecloud/public/v1/floorplans',
    'GET /api/v1/floorplan-files',
    'POST /api/v1/floorplan-links',
    'POST /api/v1/floorplan-links/show',
    'POST /api/v1/floorplan-links/claim',
    'POST /api/v1/floorplan-links/arrived',
    'POST /api/v1/error-reports',
    'POST /api/v1/error-reports/settled',
    'GET /api/v1/calendar.ics',
    'POST /api/dsr/v1/auth/activate/iflow',
    'POST /api/v1/customer/session',
    'POST /api/v1/customer/session/creds',
    'POST /api/v1/customer/session/end',
    'POST /api/v1/customer/password-reset',
    'POST /api/v1/customer/password-reset/confirm',
    'POST /api/v1/customer/disown',
    'POST /api/desk/session',
    'POST /api/desk/session/end',
    'POST /api/desk/password-reset',
    'POST /api/desk/password-reset/confirm',
    'POST /api/desk/invitations/show',
    'POST /api/desk/invitations/accept',
  ),
  'GET /api/v1/customer/session': ['pending-customer', 'customer'],
  'GET /api/v1/customer/status': ['pending-customer', 'customer'],
  'POST /api/v1/customer/confirm': ['pending-customer', 'customer'],
  ...staffOnly(
    'GET /api/v1/desk/queue',
    'GET /api/v1/desk/queue/count',
    'GET /api/v1/desk/presence',
    'POST /api/v1/desk/presence',
    'POST /api/v1/desk/presence/end',
    'GET /api/v1/desk/enquiry/readers',
    'GET /api/v1/desk/showrooms/names',
    'GET /api/v1/desk/queue/done',
    'GET /api/v1/desk/visit-slots',
    'GET /api/v1/desk/free-planners',
    'GET /api/v1/desk/planners',
    'POST /api/v1/desk/absences',
    'POST /api/v1/desk/absences/remove',
    'POST /api/v1/desk/visits/move',
    'POST /api/v1/desk/visits/cancel',
    'POST /api/v1/desk/visits/came',
    'POST /api/v1/desk/visits/no-show',
    'POST /api/v1/desk/steps/plan',
    'POST /api/v1/desk/steps/change',
    'POST /api/v1/desk/steps/done',
    'POST /api/v1/desk/calls/confirm',
    'POST /api/v1/desk/calls/cancel',
    'POST /api/v1/desk/calls/claim',
    'POST /api/v1/desk/calls/heartbeat',
    'POST /api/v1/desk/calls/release',
    'POST /api/v1/desk/calls/end',
    'POST /api/v1/desk/calls/undo',
    'GET /api/v1/desk/enquiry',
    'GET /api/v1/desk/enquiry/timeline',
    'GET /api/v1/desk/enquiry/file',
    'GET /api/v1/desk/enquiries',
    'POST /api/v1/desk/enquiries',
    'GET /api/v1/desk/calendar',
    'GET /api/v1/desk/hours',
    'POST /api/v1/desk/bookings',
    'GET /api/v1/desk/calendar-feeds',
    'POST /api/v1/desk/calendar-feeds/mine',
    'POST /api/v1/desk/calendar-feeds/mine/end',
    'GET /api/v1/desk/enquiries/count',
    'POST /api/v1/desk/enquiries/status',
    'POST /api/v1/desk/enquiries/assign',
    'POST /api/v1/desk/enquiries/notes',
    'POST /api/v1/desk/enquiries/contact',
    'POST /api/v1/desk/enquiries/many',
    'POST /api/v1/desk/enquiries/undo',
    'GET /api/v1/desk/views',
    'POST /api/v1/desk/views',
    'POST /api/v1/desk/views/remove',
    'POST /api/v1/desk/enquiries/vet',
    'POST /api/v1/desk/enquiries/merge',
    'POST /api/v1/desk/enquiries/merge-all',
    'POST /api/v1/desk/enquiries/unmerge',
    'POST /api/v1/desk/enquiries/apart',
    'POST /api/v1/desk/enquiry/files',
    'POST /api/v1/desk/enquiry/files/withdraw',
  ),
  'GET /api/v1/desk/enquiries/export': ['owner', 'manager', 'key'],
  'POST /api/v1/desk/calls/take-over': ['owner', 'manager'],
  'GET /api/v1/desk/webhooks': ['owner'],
  'POST /api/v1/desk/webhooks': ['owner'],
  'POST /api/v1/desk/webhooks/pause': ['owner'],
  'POST /api/v1/desk/webhooks/remove': ['owner'],
  'POST /api/v1/desk/webhooks/test': ['owner'],
  'GET /api/v1/desk/webhooks/deliveries': ['owner'],
  'GET /api/v1/desk/webhooks/delivery': ['owner'],
  'POST /api/v1/desk/webhooks/resend': ['owner'],
  'GET /api/v1/desk/audit': ['owner'],
  'GET /api/v1/desk/showrooms': ['owner', 'manager'],
  'POST /api/v1/desk/showrooms': ['owner', 'manager'],
  'POST /api/v1/desk/showrooms/remove': ['owner', 'manager'],
  'POST /api/v1/desk/planners': ['owner', 'manager'],
  'POST /api/v1/desk/hours': ['owner', 'manager'],
  'POST /api/v1/desk/calendar-feeds/showroom': ['owner', 'manager'],
  'POST /api/v1/desk/calendar-feeds/showroom/end': ['owner', 'manager'],
  'POST /api/v1/desk/slot-seats': ['owner', 'manager'],
  'POST /api/v1/desk/closures': ['owner', 'manager'],
  'POST /api/v1/desk/closures/open': ['owner', 'manager'],
  'GET /api/v1/customer/overview': ['customer'],
  'POST /api/v1/customer/enquiry/confirm': ['customer'],
  'POST /api/v1/customer/account/password': ['customer'],
  'POST /api/v1/customer/account/delete': ['customer'],
  'POST /api/v1/customer/appointment/confirm': ['customer'],
  'POST /api/v1/customer/appointment/move': ['customer'],
  'POST /api/v1/customer/appointment/cancel': ['customer'],
  'POST /api/v1/customer/files': ['customer'],
  'GET /api/v1/customer/files/content': ['customer'],
  'POST /api/v1/customer/files/delete': ['customer'],
  'GET /api/desk/session': STAFF,
  'GET /api/desk/profile': STAFF,
  'POST /api/desk/profile/name': STAFF,
  'POST /api/desk/profile/shortcuts': STAFF,
  'POST /api/desk/profile/password': STAFF,
  'POST /api/desk/profile/codes/new': STAFF,
  'POST /api/desk/profile/codes': STAFF,
  'POST /api/desk/profile/codes/off': STAFF,
  'POST /api/desk/profile/recovery-codes': STAFF,
  'GET /api/desk/sessions': STAFF,
  'POST /api/desk/sessions/end': STAFF,
  'GET /api/desk/staff': STAFF,
  'POST /api/desk/staff/role': ['owner'],
  'POST /api/desk/staff/deactivate': ['owner'],
  'GET /api/desk/staff/sessions': ['owner'],
  'POST /api/desk/staff/sessions/end': ['owner'],
  'GET /api/desk/invitations': ['owner'],
  'POST /api/desk/invitations': ['owner'],
  'POST /api/desk/invitations/revoke': ['owner'],
  'GET /api/v1/events': ['key'],
  'GET /api/v1/enquiry-files': ['key'],
  'GET /api/v1/desk/changes': STAFF,
};

/** A program with a key. */
async function keyHolder(scopes: readonly ApiScope[]) {
  const { key } = await makeApiKey(app.db, { name: 'CRM', scopes, now: app.clock.now });
  const { send, ...browser } = openBrowser(app.origin);
  const withKey: Browser['send'] = (url, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${key}`);
    return send(url, { ...init, headers });
  };
  return { browser: { ...browser, send: withKey } };
}

function everybody(...calls: readonly string[]) {
  return Object.fromEntries(calls.map((call) => [call, Object.keys(MAKERS) as Caller[]]));
}

function staffOnly(...calls: readonly string[]) {
  return Object.fromEntries(calls.map((call) => [call, STAFF]));
}

test('every endpoint is in the matrix, and nothing else is', () => {
  const answered = app.endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(answered.sort()).toEqual(Object.keys(MATRIX).sort());
});

/** These calls end the session, so they come last. */
const SIGN_OUTS = ['POST /api/v1/customer/session/end', 'POST /api/desk/session/end'];

/** Whether an empty call is refused because of its caller. Refusals because of missing input do not count. */
async function isRefusedTo(browser: Browser, call: string): Promise<boolean> {
  const [method = '', path = ''] = call.split(' ');
  const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const response = await browser.send(app.origin + path, { method, ...body });
  // A stream would never end.
  await response.body?.cancel();
  return response.status === 401 || response.status === 403;
}

test.each(Object.keys(MAKERS) as Caller[])('%s', async (kind) => {
  const { browser } = await MAKERS[kind]();
  const calls = [...Object.keys(MATRIX).filter((call) => !SIGN_OUTS.includes(call)), ...SIGN_OUTS];
  const allowed: string[] = [];
  for (const call of calls) if (!(await isRefusedTo(browser, call))) allowed.push(call);
  expect(allowed).toEqual(calls.filter((call) => MATRIX[call]?.includes(kind)));
});
