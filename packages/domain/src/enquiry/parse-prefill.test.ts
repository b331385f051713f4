import { describe, expect, test } from 'vitest';
import type { EnquiryDraft } from '../enquiry/enquiry-draft.ts';
import { funnelReducer, initialFunnelState } from '../flow/funnel-state.ts';
import { FUNNELS } from '../flow/funnels.ts';
import { testerFunnel } from '../tester/tester-funnel.ts';
import { parsePrefill } from './parse-prefill.ts';

const short = { questions: FUNNELS.short.questions.values(), source: 'parent' } as const;
const rules = () => ({ ...short, questions: FUNNELS.short.questions.values() });

const contact = {
  personal_salutation_english: 'MRS',
  personal_full_name: 'Johanna Weiß',
  personal_postcode: '66111',
  personal_email: 'jo@example.com',
  personal_telephone_raw: '0681 123456',
};

describe('from the parent page', () => {
  test('every question and every contact field can be filled in', () => {
    const answers = Object.fromEntries(
      [...FUNNELS.short.questions.values()].map(({ key, tiles }) => [key, tiles[0]]),
    );
    const given = { ...answers, ...contact };
    expect(parsePrefill(given, rules())).toEqual({ data: given, refused: [] });
  });

  test('values get the form that the contact form gives them', () => {
    const given = { personal_full_name: ' Johanna   Weiß ', personal_email: ' jo@example.com ' };
    expect(parsePrefill(given, rules()).data).toEqual({
      personal_full_name: 'Johanna Weiß',
      personal_email: 'jo@example.com',
    });
  });

  test('the option beside the tiles counts, too', () => {
    const given = { question_shape: FUNNELS.short.questions.get('question_shape')?.aside };
    expect(parsePrefill(given, rules())).toEqual({ data: given, refused: [] });
  });

  test.each<[string, unknown]>([
    ['question_shape', 'ROUND'],
    ['question_shape', 'toString'],
    ['question_shape', ''],
    ['question_shape', 7],
    ['question_shape', ['L_FORM']],
    ['question_wallpaper', 'RED'],
    ['toString', 'x'],
    ['__proto__', 'x'],
    ['personal_salutation_english', 'DR'],
    ['personal_full_name', 'Jo'],
    ['personal_full_name', 'Jo\nBcc: all@example.com Weiß'],
    ['personal_postcode', '6611'],
    ['personal_email', 'jo@'],
    ['personal_telephone_raw', 'none'],
    ['preferred_language', 'EN'],
    ['privacy_accepted', true],
    ['website', 'x'],
    ['entry', 'WALK_IN'],
    ['szid', 'abcdefghijklmnopqrst'],
  ])('%s is refused with %j, and the rest is taken', (key, value) => {
    const given = Object.fromEntries([
      [key, value],
      ['question_size', 'OVER_7M'],
    ]);
    expect(parsePrefill(given, rules())).toEqual({ data: { question_size: 'OVER_7M' }, refused: [key] });
  });

  test('an absent value is not refused', () => {
    expect(parsePrefill({ personal_email: null, question_size: undefined }, rules())).toEqual({
      data: {},
      refused: [],
    });
  });

  test('a funnel takes the codes of its own questions', () => {
    const given = { question_style: 'MODERN' };
    expect(parsePrefill(given, { ...short, questions: testerFunnel.questions.values() }).refused).toEqual([
      'question_style',
    ]);
  });
});

test('an address fills in answers and no contact field', () => {
  const given = { question_size: 'OVER_7M', question_shape: 'ROUND', ...contact };
  expect(parsePrefill(given, { ...rules(), source: 'address' })).toEqual({
    data: { question_size: 'OVER_7M' },
    refused: ['question_shape', ...Object.keys(contact)],
  });
});

test('the visitor’s own values stay, also one that was emptied', () => {
  const params = {
    funnelName: undefined,
    offHomeConsulting: false,
    shape: undefined,
    language: 'de',
  } as const;
  const begun = initialFunnelState(FUNNELS.short, params);
  const typed: Partial<EnquiryDraft> = { question_shape: 'L_FORM', personal_full_name: '' };
  const state = funnelReducer(begun, { type: 'update-data', data: typed });
  const given: Partial<EnquiryDraft> = {
    question_shape: 'U_FORM',
    question_size: 'OVER_7M',
    personal_full_name: 'Johanna Weiß',
  };
  const { data, current } = funnelReducer(state, { type: 'prefill', data: given });
  expect(data).toEqual({ ...begun.data, ...typed, question_size: 'OVER_7M' });
  // No question is skipped.
  expect(current).toBe(begun.current);
});
