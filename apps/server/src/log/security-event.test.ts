import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { tellSecurityEvent } from './security-event.ts';

test('a security event is one line with its name, and with no field that is not allowed', () => {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const fields = { route: '/metrics', address: '192.0.2.7' };
  tellSecurityEvent(logger, 'metrics-token-wrong', fields);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      event: 'metrics-token-wrong',
      route: '/metrics',
      msg: 'security event',
    },
  ]);
});
