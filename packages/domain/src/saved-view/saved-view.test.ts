import { expect, test } from 'vitest';
import { isSameFilter, listQueryOf, type ViewFilter, viewFilterSchema } from './saved-view.ts';

const now = new Date('2026-11-17T09:42:31Z');

test.each<[ViewFilter, Record<string, string>]>([
  [{}, {}],
  [{ search: 'weber' }, { search: 'weber' }],
  [{ search: '', status: [], days: 7 }, { from: '2026-11-10T09:42:00.000Z' }],
  [{ status: ['OFFER', 'NEW'] }, { status: 'NEW,OFFER' }],
  [{ assignee: 'me' }, { assignee: 'jana' }],
  [
    { assignee: 'nobody', showroom: 'none' },
    { assignee: 'nobody', showroom: 'none' },
  ],
  [{ source: ['OFFER_COUNTER', 'WALK_IN'] }, { source: 'WALK_IN,OFFER_COUNTER' }],
])('the view %j asks for %j', (filter, query) => {
  expect(listQueryOf(filter, 'jana', now)).toEqual(query);
});

test.each<[ViewFilter, ViewFilter, boolean]>([
  [{}, { search: '', status: [] }, true],
  [{ status: ['NEW', 'OFFER'] }, { status: ['OFFER', 'NEW'] }, true],
  [{ status: ['NEW'] }, { status: ['OFFER'] }, false],
  [{ assignee: 'me' }, {}, false],
  [{ days: 1 }, { days: 7 }, false],
])('%j and %j show the same: %s', (one, other, isSame) => {
  expect(isSameFilter(one, other)).toBe(isSame);
});

test.each([{ status: ['NO'] }, { days: 0 }, { search: 'x'.repeat(2000) }, { source: ['LP'] }])(
  '%j is no filter',
  (filter) => {
    expect(viewFilterSchema.safeParse(filter).success).toBe(false);
  },
);
