import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatWebhookAt } from './chat-webhook.ts';
import { OutsideError } from './outside-error.ts';
import { type PriceService, priceServiceAt } from './price-service.ts';
import { sparingPriceService } from './sparing-price-service.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server;
let origin = '';
let answer: Answer = (response) => response.end();
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response, request);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const text = (body: string): Answer => {
  return (response) => response.end(body);
};

describe('a price service', () => {
  test('is asked for the labels, with its own parameters kept', async () => {
    answer = text(' 12500 , 44.5\n');
    const service = priceServiceAt(`${origin}/prices?key=k`);
    const estimate = await service.estimate({ size: 'Über 7 m', shape: 'L-Form', style: undefined });
    expect(estimate).toEqual({ value: 12_500, percentile: 44.5 });
    expect(asked).toEqual(['/prices?key=k&size=%C3%9Cber+7+m&shape=L-Form']);
  });

  test.each<[string, Answer, string]>([
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), 'REDIRECT'],
    ['an error', (response) => response.writeHead(500).end('12500,44'), 'BAD_STATUS'],
    ['a huge answer', text(`12500,44${' '.repeat(1024)}`), 'TOO_LARGE'],
    [
      'a huge answer in small wrapping',
      (response) =>
        response.setHeader('content-encoding', 'gzip').end(gzipSync(`12500,44${' '.repeat(5_000_000)}`)),
      'TOO_LARGE',
    ],
    ['an answer without end', (response) => keepWriting(response), 'TOO_LARGE'],
    ['a connection that drops', (response) => response.destroy(), 'NOT_REACHED'],
    ['an empty answer', text(''), 'BAD_ANSWER'],
    ['a page', text('<html>12500,44</html>'), 'BAD_ANSWER'],
    ['JSON', text('{"value":12500}'), 'BAD_ANSWER'],
    ['one number', text('12500'), 'BAD_ANSWER'],
    ['three numbers', text('12500,44,1'), 'BAD_ANSWER'],
    ['a German decimal', text('12,5,44'), 'BAD_ANSWER'],
    ['a percentile beyond a hundred', text('12500,101'), 'BAD_ANSWER'],
    ['a negative price', text('-1,44'), 'BAD_ANSWER'],
    ['no number at all', text('NaN,Infinity'), 'BAD_ANSWER'],
  ])('that gives %s is reported by a code', async (_case, given, code) => {
    answer = given;
    await expect(priceServiceAt(origin).estimate({})).rejects.toMatchObject({ code });
    expect(asked).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['never answers', () => undefined],
    ['begins and never ends', (response) => response.write('12500')],
  ])('that %s is aborted after two seconds', async (_case, given) => {
    answer = given;
    const startedAt = performance.now();
    await expect(priceServiceAt(origin).estimate({})).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  test('that does not exist gives an error code', async () => {
    await expect(priceServiceAt('http://127.0.0.1:1').estimate({})).rejects.toMatchObject({
      code: 'NOT_REACHED',
    });
  });
});

describe('a cached price service', () => {
  function sparing() {
    const state = { time: 0, calls: 0, isDown: false };
    const counted: PriceService = {
      async estimate() {
        state.calls++;
        if (state.isDown) throw new OutsideError('BAD_STATUS');
        return { value: 1, percentile: 2 };
      },
    };
    return { state, service: sparingPriceService(counted, () => new Date(state.time)) };
  }

  test('gets the same question once in ten minutes, also from many callers at once', async () => {
    const { state, service } = sparing();
    await Promise.all([1, 2, 3].map(() => service.estimate({ size: 'a' })));
    state.time = 599_999;
    expect(await service.estimate({ size: 'a' })).toEqual({ value: 1, percentile: 2 });
    expect(state.calls).toBe(1);
    await service.estimate({ size: 'b' });
    state.time = 600_000;
    await service.estimate({ size: 'a' });
    expect(state.calls).toBe(3);
  });

  test('is not called for half a minute after a failure, while cached answers still work', async () => {
    const { state, service } = sparing();
    await service.estimate({ size: 'known' });
    state.isDown = true;
    await expect(service.estimate({ size: 'a' })).rejects.toMatchObject({ code: 'BAD_STATUS' });
    state.isDown = false;
    state.time = 29_999;
    await expect(service.estimate({ size: 'a' })).rejects.toMatchObject({ code: 'RESTING' });
    expect(await service.estimate({ size: 'known' })).toBeDefined();
    expect(state.calls).toBe(2);
    state.time = 30_000;
    expect(await service.estimate({ size: 'a' })).toBeDefined();
  });
});

describe('the chat webhook', () => {
  test('gets the text as JSON', async () => {
    let sent = '';
    answer = async (response, request) => {
      for await (const chunk of request) sent += chunk;
      response.end(`${request.method} ${request.headers['content-type']}`);
    };
    await chatWebhookAt(`${origin}/hooks/x`).post('a "quoted" text');
    expect(JSON.parse(sent)).toEqual({ text: 'a "quoted" text' });
    expect(asked).toEqual(['/hooks/x']);
  });

  test.each<[string, Answer, string]>([
    ['refuses', (response) => response.writeHead(403).end('invalid_token'), 'BAD_STATUS'],
    ['leads elsewhere', (response) => response.writeHead(307, { location: '/other' }).end(), 'REDIRECT'],
    ['never answers', () => undefined, 'TIMEOUT'],
  ])('that %s is reported by a code without its address', async (_case, given, code) => {
    answer = given;
    const failure = chatWebhookAt(`${origin}/hooks/secret`).post('text');
    await expect(failure).rejects.toMatchObject({ code, message: code });
    expect(asked).toHaveLength(1);
  });
});

function keepWriting(response: ServerResponse): void {
  while (!response.destroyed && response.write('1'.repeat(500)));
  response.once('drain', () => keepWriting(response));
}
