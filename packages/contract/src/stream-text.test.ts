import { expect, test } from 'vitest';
import { readStreamParts, STREAM_BEAT, type StreamPart, writeStreamPart } from './stream-text.ts';

async function read(texts: readonly string[]): Promise<StreamPart<unknown>[]> {
  async function* arriving() {
    yield* texts;
  }
  const parts: StreamPart<unknown>[] = [];
  for await (const part of readStreamParts(arriving())) parts.push(part);
  return parts;
}

const parts = [
  { id: '7' },
  { id: '8', data: { name: 'Zoë: "Groß"\n\r\u2028', list: [1, ':', null] } },
  { id: '9', data: 'id: 3\n\ndata: 4' },
];
const text = `${STREAM_BEAT}${parts.map(writeStreamPart).join(STREAM_BEAT)}${STREAM_BEAT}`;

test('a written stream is read back, wherever it is split into chunks', async () => {
  for (let cut = 0; cut <= text.length; cut++) {
    expect(await read([text.slice(0, cut), text.slice(cut)])).toEqual(parts);
  }
  expect(await read([...text])).toEqual(parts);
});

test('a part that broke off in the middle is dropped', async () => {
  const whole = `${writeStreamPart({ id: '1', data: 'a' })}${writeStreamPart({ id: '2', data: 'b' })}`;
  expect(await read([whole.slice(0, -1)])).toEqual([{ id: '1', data: 'a' }]);
});
