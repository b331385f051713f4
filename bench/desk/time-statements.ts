import http from 'node:http';
import pg from 'pg';

/**
 * Loaded into the server before it starts. Each reply then tells in `Server-Timing` how long its call waited for
 * Postgres. The bench makes one call at a time, so the statements since the last reply belong to this one. The few of the
 * server's own jobs are counted with them.
 */

interface Span {
  readonly from: number;
  readonly until: number;
}

let spans: Span[] = [];

/** Statements of one call may run side by side: time in which several run counts once. */
function lengthOf(all: readonly Span[]): number {
  let [sum, end] = [0, 0];
  for (const { from, until } of all.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return sum;
}

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function timed(this: pg.Client, ...given: unknown[]) {
  const from = performance.now();
  const answer = Reflect.apply(query, this, given);
  const note = () => spans.push({ from, until: performance.now() });
  if (answer instanceof Promise) answer.then(note, note);
  return answer;
} as typeof query;

const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function told(this: http.ServerResponse, ...given: unknown[]) {
  this.setHeader('server-timing', `postgres;dur=${lengthOf(spans)}`);
  spans = [];
  return Reflect.apply(writeHead, this, given);
} as typeof writeHead;
