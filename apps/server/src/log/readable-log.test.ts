import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { readableLine, readableLog } from './readable-log.ts';

const AT = '2026-11-16T08:30:00.000Z';

test.each([
  [{ level: 'info', time: AT, port: 3000, msg: 'ready' }, '08:30:00  ready  port 3000'],
  [{ level: 'warn', time: AT, msg: 'slow' }, '08:30:00  WARN  slow'],
  [
    { level: 'error', time: AT, error: { kind: 'Error', at: [] }, msg: 'job failed' },
    '08:30:00  ERROR  job failed  error {"kind":"Error","at":[]}',
  ],
])('a line for people: %o', (line, expected) => {
  expect(readableLine(JSON.stringify(line))).toBe(expected);
});

test('fields that the logger drops do not appear', () => {
  let text = '';
  const log = createLogger('info', readableLog({ write: (line) => (text += line) }));
  log.info({ email: 'jo@example.com', status: 200 }, 'call');
  expect(text).toMatch(/^\d\d:\d\d:\d\d {2}call {2}status 200\n$/);
});
