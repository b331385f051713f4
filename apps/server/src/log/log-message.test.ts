import { z } from '@funnel/domain/schema';
import { describe, expect, test } from 'vitest';
import { logMessage } from './log-message.ts';

describe('the message of an error in the log', () => {
  test.each([
    ['no queue send-mail', 'no queue send-mail'],
    ['an event of no enquiry', 'an event of no enquiry'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['canceling statement due to lock timeout', 'canceling statement due to lock timeout'],
    [
      'duplicate key value violates unique constraint "account_email"',
      'duplicate key value violates unique constraint "account_email"',
    ],
    [
      'new row for relation "mail" violates check constraint "mail_kind"',
      'new row for relation "mail" violates check constraint "mail_kind"',
    ],
    ['invalid input syntax for type uuid: "Anna Groß"', 'invalid input syntax for type uuid: "…"'],
    [`Unexpected token 'A', "Anna Groß" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
    ['550 5.1.1 <anna.lena+x@gross.example> unknown', '550 5.1.1 <…> unknown'],
    ['no mailbox for anna@müller.example here', 'no mailbox for … here'],
    ['cannot dial +49 (0) 681 / 12 34-56 now', 'cannot dial … now'],
    ['0681123456 is taken', '… is taken'],
    ['connect to postgres://funnel:s3cret@db.example/x failed', 'connect to … failed'],
    ['one\n  two\tthree', 'one two three'],
    ["ENOSPC: no space left on device, write '/data/x'", "ENOSPC: no space left on device, write '…'"],
  ])('%j is told as %j', (message, told) => {
    expect(logMessage(new Error(message))).toBe(told);
  });

  test('is cut, and a cut never lays bare what is masked', () => {
    expect(logMessage(new Error('x '.repeat(10_000))).length).toBeLessThanOrEqual(201);
    const long = `${'x'.repeat(190)} "Anna ${'Groß'.repeat(50)}"`;
    expect(logMessage(new Error(long))).not.toContain('Anna');
    expect(logMessage(new Error(`"Anna Groß`))).toBe('"…');
  });

  test('names the fields that a schema refuses, not what was in them', () => {
    const parsed = z.object({ email: z.email(), at: z.object({ day: z.int() }) }).safeParse({
      email: 'Anna Groß',
      at: { day: 'Anna' },
    });
    expect(logMessage(parsed.error)).toBe('email invalid_format, at.day invalid_type');
  });

  test('of what is no error is its type', () => {
    expect(logMessage('anna@gross.example')).toBe('string');
    expect(logMessage(undefined)).toBe('undefined');
  });
});
