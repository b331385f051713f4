import { describe, expect, test } from 'vitest';
import { trackingValues } from './tracking-values.ts';

describe('the tracking values of the retailer’s page', () => {
  test('come from its address and its cookies, the address first', () => {
    const page = {
      search: '?utm_source=query&gclid=g1&secret=1',
      cookie: 'utm_source=cookie; utm_campaign=spring%20sale; session=abc; _fbp=fb.1.2.3; _fbc=fb.1.4',
    };
    expect(trackingValues(page)).toEqual({
      utm_source: 'query',
      gclid: 'g1',
      utm_campaign: 'spring sale',
      fbp: 'fb.1.2.3',
      fbc: 'fb.1.4',
    });
    expect(trackingValues(page, 'query')).toEqual({ utm_source: 'query', gclid: 'g1' });
    expect(trackingValues(page, 'off')).toEqual({});
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
    expect(trackingValues({ search: '', cookie })).toEqual(values);
  });

  test.each([
    ['?utm_source=&utm_medium=b', { utm_source: 'kept', utm_medium: 'b' }],
    ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['?__proto__=x&constructor=y', { utm_source: 'kept' }],
    ['?utm_source=%', { utm_source: '%' }],
  ])('address %j gives %j', (search, values) => {
    expect(trackingValues({ search, cookie: 'utm_source=kept' })).toEqual(values);
  });
});
