import { expect, test } from 'vitest';
import { WIRE_FUNNELS } from '../enquiry/funnel-answers.ts';
import { funnelNames } from './funnel-names.ts';

test('every funnel that an enquiry can come from has a name for the staff', () => {
  expect(Object.keys(funnelNames).toSorted()).toEqual([...WIRE_FUNNELS].toSorted());
});
