import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { MAX_AT_ONCE } from '@funnel/contract/pipeline/change-enquiry';
import { expect, test } from 'vitest';
import { type ListPages, selectionOfAll, selectionWithRest, withChangedRow } from './row-changes.ts';

const row = (enquiryId: string, version: number) => ({ enquiryId, version, status: 'NEW' }) as ListedEnquiry;
const list: ListPages = {
  pages: [
    { enquiries: [row('anna', 3)], next: 'b' },
    { enquiries: [row('bert', 5)], next: null },
  ],
  pageParams: [null, 'b'],
};
const statuses = ({ pages }: ListPages) =>
  pages.flatMap(({ enquiries }) => enquiries.map(({ enquiryId, status }) => `${enquiryId} ${status}`));

test('a changed row is shown on whichever page it stands', () => {
  const changed = withChangedRow(list, 'bert', { version: 6, status: 'WON' });
  expect(statuses(changed)).toEqual(['anna NEW', 'bert WON']);
});

test('a late reply does not replace a newer row', () => {
  const changed = withChangedRow(list, 'bert', { version: 4, status: 'WON' });
  expect(statuses(changed)).toEqual(['anna NEW', 'bert NEW']);
});

test('a row that is not listed changes nothing', () => {
  expect(withChangedRow(list, 'carla', { version: 9, status: 'WON' })).toEqual(list);
});

const many = Array.from({ length: MAX_AT_ONCE + 10 }, (_, index) => `id-${index}`);

test('no more is selected than one change reaches', () => {
  expect(selectionOfAll(many).ids.size).toBe(MAX_AT_ONCE);
});

test('a selection that was given up while rows were loading stays given up', () => {
  expect(selectionWithRest({ ids: new Set() }, many).ids.size).toBe(0);
  expect(selectionWithRest({ ids: new Set(['id-0']) }, many).ids.size).toBe(MAX_AT_ONCE);
});
