import { expect, test } from 'vitest';
import { type ConsentTools, readConsent } from './consent.ts';

const tcf = (data: object | null, isSuccess = true): ConsentTools => ({
  __tcfapi: (_command, _version, callback) => callback(data, isSuccess),
});
const said = (...entries: unknown[]): ConsentTools => ({ dataLayer: entries });
const both = (isGiven: boolean) => ({ campaigns: isGiven, statistics: isGiven });
const one = { purpose: { consents: { 1: true } } };

test.each([
  ['a page without a tool', {}, both(true)],
  ['a data layer without consent mode', said({ event: 'gtm.js' }, ['js', 1], null, 'x'), both(true)],
  ['a data layer that is none', { dataLayer: 'x' }, both(true)],
  ['a banner that is shown', tcf({ gdprApplies: true, eventStatus: 'cmpuishown', ...one }), both(false)],
  ['a yes', tcf({ gdprApplies: true, eventStatus: 'useractioncomplete', ...one }), both(true)],
  ['a yes of an earlier visit', tcf({ gdprApplies: true, eventStatus: 'tcloaded', ...one }), both(true)],
  [
    'a no',
    tcf({ gdprApplies: true, eventStatus: 'tcloaded', purpose: { consents: { 1: false } } }),
    both(false),
  ],
  ['a visitor whom no law makes the page ask', tcf({ gdprApplies: false }), both(true)],
  ['a tool that fails', tcf(null, false), both(false)],
  ['a tool that answers later', { __tcfapi: () => {} }, both(false)],
  [
    'a default of no',
    said(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]),
    both(false),
  ],
  [
    'a yes to statistics only',
    said(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }], { event: 'x' }, [
      'consent',
      'update',
      { analytics_storage: 'granted' },
    ]),
    { campaigns: false, statistics: true },
  ],
  [
    'a yes that is taken back',
    said(['consent', 'update', { ad_storage: 'granted' }], ['consent', 'update', { ad_storage: 'denied' }]),
    both(false),
  ],
  [
    'two tools of which one says no',
    { ...tcf({ eventStatus: 'tcloaded', ...one }), ...said(['consent', 'default', {}]) },
    both(false),
  ],
] as const)('%s', (_case, page, consent) => {
  expect(readConsent(page as ConsentTools)).toEqual(consent);
});

test('consent mode is read as gtag writes it, which is no list', () => {
  const dataLayer: unknown[] = [];
  function gtag(..._given: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: that is what it pushes
    dataLayer.push(arguments);
  }
  gtag('consent', 'default', { ad_storage: 'granted', analytics_storage: 'denied' });
  expect(readConsent({ dataLayer })).toEqual({ campaigns: true, statistics: false });
});
