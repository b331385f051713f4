import { describe, expect, test } from 'vitest';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';
import { trackingValues } from './tracking-values.ts';

const ALL = { campaigns: true, statistics: true };

/** Without landing page and referrer, which every page has. */
function valuesOf(
  { search = '', cookie = '' }: { search?: string; cookie?: string },
  allowed?: FunnelOptions['tracking'],
) {
  const page = { href: `https://shop.example/kitchens${search}`, cookie, referrer: '' };
  const { landing_page, ...values } = trackingValues(page, ALL, allowed);
  expect(landing_page).toBe(allowed === 'off' ? undefined : 'https://shop.example/kitchens');
  return values;
}

describe('the tracking values of the retailer’s page', () => {
  test('come from its address and its cookies, the address first', () => {
    const page = {
      search: '?utm_source=query&gclid=g1&secret=1',
      cookie: 'utm_source=cookie; utm_campaign=spring%20sale; session=abc; _fbp=fb.1.2.3; _fbc=fb.1.4',
    };
    expect(valuesOf(page)).toEqual({
      utm_source: 'query',
      gclid: 'g1',
      utm_campaign: 'spring sale',
      fbp: 'fb.1.2.3',
      fbc: 'fb.1.4',
    });
    expect(valuesOf(page, 'query')).toEqual({ utm_source: 'query', gclid: 'g1' });
    expect(valuesOf(page, 'off')).toEqual({});
  });

  test.each([
    ['', {}],
    ['; ;;=; utm_source', {}],
    ['utm_source=', {}],
    ['utm_source=a=b==', { utm_source: 'a=b==' }],
    ['utm_source=%E0%A4%A', { utm_source: '%E0%A4%A' }],
    ['utm_source=first; utm_source=second', { utm_source: 'first' }],
    ['utm_source=a;utm_medium=b;   fbp=c', { utm_source: 'a', utm_medium: 'b', fbp: 'c' }],
    ['__proto__=x; constructor=y; toString=z; hasOwnProperty=1', {}],
    ['_utm_source=x; __fbp=y; fbp_=z', {}],
    ['UTM_SOURCE=x', {}],
  ])('cookies %j give %j', (cookie, values) => {
    expect(valuesOf({ cookie })).toEqual(values);
  });

  test.each([
    ['?utm_source=&utm_medium=b', { utm_source: 'kept', utm_medium: 'b' }],
    ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['?__proto__=x&constructor=y', { utm_source: 'kept' }],
    ['?utm_source=%', { utm_source: '%' }],
  ])('address %j gives %j', (search, values) => {
    expect(valuesOf({ search, cookie: 'utm_source=kept' })).toEqual(values);
  });

  test('are the ids of clicks too', () => {
    const cookie = '_ga=GA1.1.2.3; _gcl_aw=GCL.1.x; _gid=no; ttclid=t';
    expect(valuesOf({ search: '?msclkid=m&gbraid=b&wbraid=w&li_fat_id=l', cookie })).toEqual({
      ...{
        ga: 'GA1.1.2.3',
        gcl_aw: 'GCL.1.x',
        ttclid: 't',
        msclkid: 'm',
        gbraid: 'b',
        wbraid: 'w',
        li_fat_id: 'l',
      },
    });
  });

  test.each([
    ['https://search.example/find?q=private', 'https://search.example/find'],
    ['https://shop.example/other', undefined],
    ['', undefined],
    ['about:blank', undefined],
  ])('the visit began where the visitor came from, without what they looked for: %s', (referrer, kept) => {
    const page = { href: 'https://shop.example/kitchens?utm_source=x#y', cookie: '', referrer };
    expect(trackingValues(page, ALL)).toEqual({
      utm_source: 'x',
      landing_page: 'https://shop.example/kitchens',
      ...(kept && { referrer: kept }),
    });
  });

  test('are none without the visitor’s consent', () => {
    const page = {
      href: 'https://shop.example/?gclid=g',
      cookie: '_ga=GA1',
      referrer: 'https://search.example/',
    };
    expect(trackingValues(page, { campaigns: false, statistics: false })).toEqual({});
    expect(trackingValues(page, { campaigns: false, statistics: true })).toEqual({ ga: 'GA1' });
    expect(trackingValues(page, { campaigns: true, statistics: false })).toEqual({
      gclid: 'g',
      landing_page: 'https://shop.example/',
      referrer: 'https://search.example/',
    });
  });
});
