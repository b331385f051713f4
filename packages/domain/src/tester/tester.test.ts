import { describe, expect, test } from 'vitest';
import { isContactStep, questionIn } from '../flow/funnel.ts';
import { parseFunnelParams } from '../flow/funnel-params.ts';
import { initialFunnelState } from '../flow/funnel-state.ts';
import { codesOf } from '../question/question.ts';
import { testerError } from './tester-errors.ts';
import { testerFunnel } from './tester-funnel.ts';
import { testerQuestions } from './tester-questions.ts';
import { isTesterOpen } from './tester-settings.ts';

describe('the tester promotion', () => {
  test('asks for shape, timeframe and budget with options of its own, then for the contact', () => {
    const { steps, entry } = testerFunnel;
    expect(entry).toBe('TESTER');
    expect(
      steps.map((step) => [step, isContactStep(step) ? undefined : questionIn(testerFunnel, step).tiles]),
    ).toEqual([
      ['question_shape', ['KITCHENETTE', 'L_FORM', 'U_FORM', 'ISLAND']],
      ['question_timeframe', ['ASAP', 'LESS_THAN_4_MONTHS', 'LESS_THAN_6_MONTHS', 'OVER_6_MONTHS']],
      ['question_budget', ['UNDER_8K', 'FROM_8K_12K', 'FROM_12K_20K', 'OVER_20K']],
      ['combined_personal', undefined],
    ]);
  });

  test('offers only codes of the wire, nothing apart from its tiles, and says du', () => {
    for (const question of testerQuestions) {
      expect(question.aside).toBeUndefined();
      expect(codesOf(question)).toEqual(expect.arrayContaining([...question.tiles]));
      expect(JSON.stringify(question)).not.toMatch(/\b(?:Sie|Ihre?[rnms]?)\b/);
    }
  });

  test('with a shape in the address goes on with what follows the shape', () => {
    const params = parseFunnelParams((name) => (name === 'shape' ? 'U_FORM' : null));
    expect(initialFunnelState(testerFunnel, params).current).toBe('question_timeframe');
  });

  test.each([
    [true, '2027-12-31', '2026-11-16', true],
    [true, '2027-12-31', '2027-12-31', true],
    [true, '2027-12-31', '2028-01-01', false],
    [false, '2027-12-31', '2026-11-16', false],
  ])('on: %s, until %s, on %s is open: %s', (isOn, until, today, isOpen) => {
    expect(isTesterOpen({ isOn, until }, today)).toBe(isOpen);
  });
});

describe('what a tester reads below a field', () => {
  test.each([
    ['personal_salutation_english', undefined, 'Dies ist ein Pflichtfeld'],
    ['personal_full_name', '', 'Bitte gib deinen vollständigen Namen ein'],
    ['personal_full_name', 'Anna', 'Bitte gib deinen vollständigen Namen ein'],
    ['personal_email', '', 'Dies ist ein Pflichtfeld'],
    ['personal_email', '  ', 'Dies ist ein Pflichtfeld'],
    ['personal_email', 'anna@', 'Bitte gib eine gültige E-Mail-Adresse ein'],
    ['personal_telephone_raw', '', 'Dies ist ein Pflichtfeld'],
    ['personal_telephone_raw', '12', 'Bitte gib eine gültige Telefonnummer ein'],
    ['personal_postcode', '', 'Dies ist ein Pflichtfeld'],
    ['personal_postcode', '661', 'Bitte gib deine Postleitzahl mit 5 Ziffern ein'],
  ] as const)('%s, typed %j', (field, typed, text) => {
    expect(testerError(field, typed).de).toBe(text);
  });
});
