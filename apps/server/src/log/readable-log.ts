import type { DestinationStream } from 'pino';

const BELONG_TO_EVERY_LINE = new Set(['level', 'time', 'msg']);

/** Formats log lines for a person at a terminal. Any other output gets plain JSON. */
export function readableLog(output: { write(text: string): unknown }): DestinationStream {
  return { write: (line) => void output.write(`${readableLine(line)}\n`) };
}

/** `{"level":"info","time":"2026-11-16T08:30:00.000Z","port":3000,"msg":"ready"}` -> `08:30:00  ready  port 3000`. */
export function readableLine(json: string): string {
  const line: Record<string, unknown> = JSON.parse(json);
  const clock = String(line['time']).slice(11, 19);
  const level = line['level'] === 'info' ? [] : [String(line['level']).toUpperCase()];
  const fields = Object.entries(line)
    .filter(([name]) => !BELONG_TO_EVERY_LINE.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return [clock, ...level, line['msg'], ...fields].join('  ');
}
