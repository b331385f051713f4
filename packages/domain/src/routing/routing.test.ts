import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPostcodeRanges, writePostcodeRanges } from './postcode-range.ts';
import { noticeRuleOf, overlapsOf, routingSchema, showroomOfPostcode } from './routing.ts';

const range = (from: string, to = from) => ({ from, to });
const routing = routingSchema.parse([
  {
    showroom: 'SAARBRUECKEN',
    postcodes: [range('66111', '66133'), range('66271')],
    mailbox: 'sb@kueche.example',
  },
  { showroom: 'KONZ', postcodes: [range('54000', '54999')], people: ['jana'] },
  { showroom: 'MAINZ' },
]);

test.each([
  ['66111', 'SAARBRUECKEN'],
  ['66133', 'SAARBRUECKEN'],
  ['66134', null],
  ['66271', 'SAARBRUECKEN'],
  ['66270', null],
  ['54000', 'KONZ'],
  ['54999', 'KONZ'],
  ['55116', null],
  ['', null],
  ['6611', null],
])('an enquiry from %j goes to %s', (postcode, showroom) => {
  expect(showroomOfPostcode(routing, postcode)).toBe(showroom);
});

test.each([
  ['SAARBRUECKEN', { mailbox: 'sb@kueche.example', people: [] }],
  ['KONZ', { mailbox: null, people: ['jana'] }],
  ['TRIER', { mailbox: null, people: [] }],
  [null, { mailbox: null, people: [] }],
])('of an enquiry of %s is told: %j', (showroom, told) => {
  expect(noticeRuleOf(routing, showroom)).toEqual(told);
});

describe('rules', () => {
  test.each([
    [
      [
        { showroom: 'A', postcodes: [range('66111', '66133')] },
        { showroom: 'B', postcodes: [range('66133')] },
      ],
    ],
    [[{ showroom: 'A', postcodes: [range('66000', '66999'), range('66500')] }]],
    [[{ showroom: 'A', postcodes: [range('66133', '66111')] }]],
    [[{ showroom: 'A', postcodes: [range('6611')] }]],
    [[{ showroom: 'A' }, { showroom: 'A' }]],
    [[{ showroom: 'A', mailbox: 'no address' }]],
    [[{ showroom: '' }]],
    [[{ showroom: 'A', postcode: [] }]],
  ])('%j are refused', (rules) => {
    expect(routingSchema.safeParse(rules).success).toBe(false);
  });

  test('that overlap name the postcodes and both showrooms', () => {
    const rules = [
      { showroom: 'A', postcodes: [range('66111', '66133')] },
      { showroom: 'B', postcodes: [range('66120', '66200')] },
    ];
    expect(routingSchema.safeParse(rules).error?.issues[0]?.message).toBe(
      '66120–66133 belongs to A and to B',
    );
  });

  test('without an overlap send each postcode to one showroom', () => {
    const code = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    const ranges = fc.array(
      fc.tuple(code, code).map(([a, b]) => (a < b ? range(a, b) : range(b, a))),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(ranges, ranges, code, (one, other, asked) => {
        const rules = [
          { showroom: 'A', postcodes: one },
          { showroom: 'B', postcodes: other },
        ];
        const owners = rules.filter(({ postcodes }) =>
          postcodes.some(({ from, to }) => from <= asked && asked <= to),
        );
        if (owners.length > 1) expect(overlapsOf(rules)).not.toEqual([]);
        const parsed = routingSchema.safeParse(rules);
        expect(parsed.success).toBe(overlapsOf(rules).length === 0);
        if (parsed.success) expect(showroomOfPostcode(parsed.data, asked)).toBe(owners[0]?.showroom ?? null);
      }),
    );
  });
});

describe('typed postcodes', () => {
  test.each([
    ['66111–66133, 66271', [range('66111', '66133'), range('66271')], []],
    ['66111-66133;54', [range('66111', '66133'), range('54000', '54999')], []],
    [' 665 - 666 ', [range('66500', '66699')], []],
    ['66111 bis 66133', [range('66111', '66133')], []],
    ['', [], []],
    [',;\n', [], []],
    ['66133-66111', [], ['66133-66111']],
    ['Saarbrücken, 66111', [range('66111')], ['Saarbrücken']],
    ['661111', [], ['661111']],
    ['66111-', [], ['66111-']],
  ])('%j', (typed, ranges, wrong) => {
    expect(readPostcodeRanges(typed)).toEqual({ ranges, wrong });
  });

  test('are read as they are written', () => {
    const ranges = [range('66111', '66133'), range('66271')];
    expect(readPostcodeRanges(writePostcodeRanges(ranges)).ranges).toEqual(ranges);
  });
});
