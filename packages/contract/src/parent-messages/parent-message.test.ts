import { expect, test } from 'vitest';
import { isAskClose, readFunnelNext, readPassUtm, readSetSteps, readSetValues } from './parent-message.ts';

test('the parent’s values are read by key, and only texts within the length limit', () => {
  const utmData = { utm_source: 'x', ad_id: 3, fbp: 'y'.repeat(501), fbc: 'z'.repeat(500) };
  const read = readPassUtm({ type: 'pass-tf-utm', utmData }, 'pass-tf-utm');
  expect(read?.('utm_source')).toBe('x');
  expect(read?.('ad_id')).toBeUndefined();
  expect(read?.('fbp')).toBeUndefined();
  expect(read?.('fbc')).toHaveLength(500);
  expect(read?.('toString')).toBeUndefined();
  expect(read?.('__proto__')).toBeUndefined();
});

test.each([
  [undefined],
  [null],
  ['pass-utm'],
  [{ type: 'pass-tf-utm', utmData: {} }],
  [{ type: 'pass-utm' }],
  [{ type: 'pass-utm', utmData: 'utm_source=x' }],
  [{ utmData: { utm_source: 'x' } }],
])('%j is no answer', (message) => {
  expect(readPassUtm(message, 'pass-utm')).toBeUndefined();
});

test.each([
  [{ type: 'funnel-next', by: 'funnel' }, 'funnel'],
  [{ type: 'funnel-next', by: 'parent' }, 'parent'],
  [{ type: 'funnel-next', by: 'toString' }, undefined],
  [{ type: 'funnel-next' }, undefined],
  [{ type: 'funnel-done', by: 'parent' }, undefined],
  ['funnel-next', undefined],
  [null, undefined],
])('%j says that what comes next is shown by %s', (message, by) => {
  expect(readFunnelNext(message)).toBe(by);
});

test.each([
  [{ type: 'ask-close' }, true],
  [{ type: 'close-widget' }, false],
  ['ask-close', false],
  [undefined, false],
])('%j asks to close: %s', (message, isAsked) => {
  expect(isAskClose(message)).toBe(isAsked);
});

test.each([
  [{ type: 'set-steps', steps: ['a', 'b'] }, { steps: ['a', 'b'] }],
  [
    { type: 'set-steps', steps: ['a'], current: 'a' },
    { steps: ['a'], current: 'a' },
  ],
  [{ type: 'set-steps', steps: ['a'], current: 7 }, { steps: ['a'] }],
  [{ type: 'set-steps', steps: ['a', 7] }, undefined],
  [{ type: 'set-steps', steps: 'a' }, undefined],
  [{ type: 'set-steps' }, undefined],
  [{ steps: ['a'] }, undefined],
  [null, undefined],
])('%j sets the steps %j', (message, steps) => {
  expect(readSetSteps(message)).toEqual(steps);
});

test.each([
  [{ type: 'set-prefill', values: { question_shape: 'L_FORM' } }, { question_shape: 'L_FORM' }],
  [{ type: 'set-prefill', values: {} }, {}],
  [{ type: 'set-prefill', values: 'question_shape' }, undefined],
  [{ type: 'set-prefill', values: null }, undefined],
  [{ type: 'set-prefill' }, undefined],
  [{ type: 'set-hidden', values: {} }, undefined],
  ['set-prefill', undefined],
])('%j prefills %j', (message, values) => {
  expect(readSetValues(message, 'set-prefill')).toEqual(values);
});
