/** One event of a stream. Without data it only moves the cursor. */
export interface StreamPart<Data> {
  readonly id: string;
  readonly data?: Data;
}

/**
 * The format of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. JSON has no line
 * breaks.
 */
export function writeStreamPart({ id, data }: StreamPart<unknown>): string {
  return data === undefined ? `id: ${id}\n\n` : `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment line, which readers ignore: a heartbeat against idle timeouts. */
export const STREAM_BEAT = ':\n\n';

/** Parses the format above from any chunks. An incomplete part is dropped. */
export async function* readStreamParts(texts: AsyncIterable<string>): AsyncGenerator<StreamPart<unknown>> {
  let rest = '';
  for await (const text of texts) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(fieldOf));
      const id = fields.get('id');
      const data = fields.get('data');
      if (id !== undefined) yield data === undefined ? { id } : { id, data: JSON.parse(data) };
    }
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const [name = '', ...value] = line.split(':');
  return [name, value.join(':').trimStart()];
}
