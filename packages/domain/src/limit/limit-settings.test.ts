import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, limitSettingsSchema } from './limit-settings.ts';

test('a missing value gets its default', () => {
  const changed = { calls: { enquiriesOfClient: { calls: 5, minutes: 1 } } };
  expect(limitSettingsSchema.parse(changed)).toEqual({
    ...DEFAULT_LIMITS,
    calls: { ...DEFAULT_LIMITS.calls, ...changed.calls },
  });
});

test.each([
  [{ calls: { enquiries: { calls: 5, minutes: 1 } } }],
  [{ calls: { enquiriesOfClient: { calls: 0, minutes: 1 } } }],
  [{ calls: { enquiriesOfClient: { calls: 5 } } }],
  [{ tries: { signInsOfAccount: { free: 10 } } }],
])('%j is not right', (limits) => {
  expect(limitSettingsSchema.safeParse(limits).success).toBe(false);
});
