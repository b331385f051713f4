import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLICK_TRACKING_KEYS,
  mergeTracking,
  PARENT_TRACKING_KEYS,
  QUERY_TRACKING_KEYS,
  specifiedTracking,
  TRACKING_KEYS,
} from './tracking.ts';

const from = (values: Record<string, unknown>) => (key: string) =>
  Object.hasOwn(values, key) ? values[key] : undefined;

describe('tracking', () => {
  test('keeps the known keys of both sides, renames the parent’s, and lets the query win', () => {
    const merged = mergeTracking(
      from({
        landing_page_name: 'p',
        utm_term: 't',
        gclid: 'g',
        utm_source: 'parent',
        awinaffid: '1',
        evil: 'x',
      }),
      from({ utm_source: 'query', keyword: 'k', landing_page_name: 'ignored', evil: 'x' }),
    );
    expect(merged).toEqual({
      utm_page: 'p',
      keyword: 'k',
      click_id: 'g',
      utm_source: 'query',
      awinaffid: '1',
    });
  });

  test('keeps the ids of clicks of both sides, the query’s first', () => {
    const both = {
      msclkid: 'parent',
      ttclid: 't',
      gbraid: 'b',
      wbraid: 'w',
      li_fat_id: 'l',
      ga: 'GA1.1.2.3',
    };
    expect(mergeTracking(from({ ...both, gcl_aw: 'GCL.1.x' }), from({ msclkid: 'query' }))).toEqual({
      ...both,
      gcl_aw: 'GCL.1.x',
      msclkid: 'query',
    });
  });

  test('of the specification is all but our own keys', () => {
    const tracking = Object.fromEntries(TRACKING_KEYS.map((key) => [key, 'x']));
    const kept = Object.keys(specifiedTracking(tracking));
    expect(kept).toHaveLength(TRACKING_KEYS.length - CLICK_TRACKING_KEYS.length);
    for (const key of CLICK_TRACKING_KEYS) expect(kept).not.toContain(key);
  });

  test('drops what is no text, empty, or too long', () => {
    const merged = mergeTracking(
      from({ fbp: 1, fbc: '', ad_id: 'x'.repeat(501), adid: {} }),
      from({ site: null }),
    );
    expect(merged).toEqual({});
  });

  test('every key of the wire comes from one of the keep-lists, and none of them names one twice', () => {
    for (const list of [PARENT_TRACKING_KEYS, QUERY_TRACKING_KEYS])
      expect(new Set<string>(list).size).toBe(list.length);
    expect(TRACKING_KEYS).not.toContain('gclid');
    const specified: readonly string[] = [...PARENT_TRACKING_KEYS, ...QUERY_TRACKING_KEYS];
    expect(CLICK_TRACKING_KEYS.filter((key) => specified.includes(key))).toEqual([]);
    expect(new Set(TRACKING_KEYS).size).toBe(TRACKING_KEYS.length);
  });

  test('any two sources give only known keys and short texts', () => {
    const source = fc.dictionary(
      fc.constantFrom(
        ...PARENT_TRACKING_KEYS,
        ...QUERY_TRACKING_KEYS,
        ...CLICK_TRACKING_KEYS,
        '__proto__',
        'x',
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(source, source, (parent, query) => {
        for (const [key, value] of Object.entries(mergeTracking(from(parent), from(query)))) {
          expect(TRACKING_KEYS).toContain(key);
          expect(typeof value).toBe('string');
        }
      }),
    );
  });
});
