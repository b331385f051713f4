import type { State } from '@funnel/domain/slot/slot-settings';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holidaysIn } from './holidays.ts';

const EVERYWHERE_2026 = [
  ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25'],
  ...['2026-10-03', '2026-12-25', '2026-12-26'],
];

const rows: [states: State[], dates: string[]][] = [
  [[], []],
  [['RP'], [...EVERYWHERE_2026, '2026-06-04', '2026-11-01']],
  [
    ['SL', 'RP'],
    [...EVERYWHERE_2026, '2026-06-04', '2026-08-15', '2026-11-01'],
  ],
  [
    ['RP', 'SN'],
    [...EVERYWHERE_2026, '2026-06-04', '2026-10-31', '2026-11-01', '2026-11-18'],
  ],
];

describe.each(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'on a server in %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs());

    test.each(rows)('with the states %j', (states, dates) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect([...holidaysIn(states, [2026])].sort()).toEqual(dates.sort());
    });

    test('over the turn of the year both years count', () => {
      vi.stubEnv('TZ', zone);
      const dates = holidaysIn(['SL'], [2026, 2027]);
      expect(dates.has('2026-12-26') && dates.has('2027-01-01') && dates.has('2027-03-26')).toBe(true);
    });
  },
);
