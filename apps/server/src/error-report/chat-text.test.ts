import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientBucket } from '../http/client-bucket.ts';
import { chatText, MAX_CHAT_BYTES } from './chat-text.ts';
import { harmlessText } from './harmless-text.ts';

const report: ErrorReport = {
  timestamp: '2026-11-16T11:00:00+01:00',
  appSource: 'funnel',
  description: 'form submit error',
  error: 'NO_ANSWER',
  body: { personal_full_name: 'Canary Nightingale', espl_value: 12.5, kept: null, more: { a: [1] } },
};
const seen = (text: string) => text.replaceAll('\u200b', '');

describe('the chat', () => {
  test('is told time, source, description, error and the whole form data', () => {
    expect(seen(chatText(report, 'id-1', 'whole'))).toBe(
      [
        'timestamp: 2026-11-16T10:00:00.000Z',
        'app source: funnel',
        'description: form submit error',
        'error: NO_ANSWER',
        'report: id-1',
        'body: {"personal_full_name":"Canary Nightingale","espl_value":12.5,"kept":null,"more":{"a":[1]}}',
      ].join('\n'),
    );
  });

  test('is told contact and answers even beside a long error', () => {
    const text = chatText({ ...report, error: 'y'.repeat(4000) }, 'id-1', 'whole');
    expect(text).toContain('Canary Nightingale');
  });

  test('is told only names and lengths of the form data where the retailer wants that', () => {
    expect(chatText(report, 'id-1', 'fieldNames')).toContain(
      'body: personal_full_name (18), espl_value (4), kept (4), more (9)',
    );
  });

  test('then gets no personal data, even if an error quotes the form or a field is named after the visitor', () => {
    const body = {
      personal_full_name: 'Canary Nightingale',
      personal_email: 'canary@nightingale.example',
      personal_telephone_raw: '0681 / 555-0123',
      personal_postcode: '66111',
      nested: { list: ['Gurkengasse 7'] },
      'canary@nightingale.example': '',
      'Canary Nightingale': '',
    };
    const quotes = `"CANARY" nightingale lives at Gurkengasse in 66111, canary@nightingale.example,
      mail=canary%40nightingale.example, +49 (681) 5550123, 06815550123`;
    const text = seen(chatText({ ...report, body, description: quotes, error: quotes }, 'id', 'fieldNames'));
    expect(text).not.toMatch(/canary|nightingale|gurken|66111|5550123|555-0123/i);
    expect(text).toContain('personal_email (26)');
    expect(text).toContain('? (0)');
  });

  test.each([
    ['<!channel> <!here|x> <@U123>', '&lt;!\u200bchannel&gt; &lt;!\u200bhere|x&gt; &lt;@\u200bU123&gt;'],
    ['@here @channel @everyone @all', '@\u200bhere @\u200bchannel @\u200beveryone @\u200ball'],
    ['<https://evil.example|Login>', '&lt;https:\u200b//evil.\u200bexample|Login&gt;'],
    ['[Login](evil.example)', '[Login]\u200b(evil.\u200bexample)'],
    ['www.evil.example', 'www.\u200bevil.\u200bexample'],
    ['a & b &lt; c', 'a &amp; b &amp;lt; c'],
    ['one\n*two*\r\n\u2028three\u202eruof', 'one *two* three ruof'],
    ['@\u200bhere', '@ here'],
    ['half \ud800 a character', 'half a character'],
    ['{"mail":"anna-lena+x@groß.example"}', '{"mail":"anna-lena+x@groß.example"}'],
    ['anna@here.example, b_1@sub.shop.example', 'anna@here.example, b_1@sub.shop.example'],
    ['https://a@evil.example/b', 'https:\u200b//a@evil.example/b'],
    ['@a@evil.example a@b', '@\u200ba@\u200bevil.\u200bexample a@\u200bb'],
    ['at main.tsx:12:3 (3.5 s)', 'at main.\u200btsx:12:3 (3.5 s)'],
  ])('shows %j as %j', (text, harmless) => {
    expect(harmlessText(text)).toBe(harmless);
  });

  test('can copy the e-mail address of the visitor', () => {
    const personal_email = 'canary@nightingale.example';
    const text = chatText({ ...report, body: { personal_email } }, 'id-1', 'whole');
    expect(text).toContain('"canary@nightingale.example"');
  });

  test('for any report, gets a short text of known lines that mentions nobody', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('<!here>', '@channel', 'https://evil.example', '&&&&&&&&&&', '😀'.repeat(300), '\n\n'),
    );
    const text = fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(''));
    const body = fc.dictionary(text, fc.jsonValue());
    const details = fc.constantFrom('whole' as const, 'fieldNames' as const);
    fc.assert(
      fc.property(text, text, text, body, details, (appSource, description, error, formData, detail) => {
        const told = chatText({ ...report, appSource, description, error, body: formData }, 'id', detail);
        expect(Buffer.byteLength(told)).toBeLessThanOrEqual(MAX_CHAT_BYTES);
        expect(told.split('\n').length).toBeLessThanOrEqual(6);
        expect(told.isWellFormed()).toBe(true);
        expect(told).not.toMatch(/[<>]|(?<![\w.+-])@(?:here|channel|everyone)|!here|:\/\/|&(?!amp;|lt;|gt;)/);
      }),
    );
  });
});

describe('the bucket of a client', () => {
  test.each([
    ['2001:db8::1', '2001:db8:0:0:ffff::', true],
    ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::', true],
    ['2001:db8:1:2::', '2001:db8:1:3::', false],
    ['203.0.113.7', '203.0.113.8', false],
  ])('%s and %s share one: %s', (one, other, isShared) => {
    expect(clientBucket(one) === clientBucket(other)).toBe(isShared);
  });

  test('is a number of 16 bits, whatever a proxy says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.ipV4(), fc.string()), (address) => {
        const bucket = clientBucket(address);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 65_536).toBe(true);
      }),
    );
  });
});
