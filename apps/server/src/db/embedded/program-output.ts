import type { Readable } from 'node:stream';

const KEPT_CHARACTERS = 8_000;
const KEPT_LINES = 4;
const COMPLAINT = /error|fatal|panic|could not|cannot|denied|no space|too large/i;
const NOISE = /\b(HINT|LOG): |removing (data directory|contents)/;

/** Buffers the last part of a program's output. */
export function collectOutput(...streams: (Readable | null)[]): () => string {
  let text = '';
  for (const stream of streams) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-KEPT_CHARACTERS);
    });
    stream?.on('error', () => undefined);
  }
  return () => text;
}

/** The last lines with an error message, joined to one line. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NOISE.test(line));
  const complaints = lines.filter((line) => COMPLAINT.test(line));
  return (complaints.length > 0 ? complaints : lines).slice(-KEPT_LINES).join(' | ');
}
