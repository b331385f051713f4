import http from 'node:http';
import pg from 'pg';

/**
 * Preloaded into the server. Each reply then has a `Server-Timing` header with the time that its call waited for
 * Postgres. The bench makes one call at a time, so the statements since the last reply belong to this one. The few of
 * the server's own jobs are included.
 */

interface Span {
  readonly from: number;
  readonly until: number;
}

let spans: Span[] = [];

/** Statements of one call may run concurrently: overlapping time counts once. */
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
