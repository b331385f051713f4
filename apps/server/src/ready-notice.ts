import { CUSTOMER_PATH } from '@funnel/contract/account/customer-area-url';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';

const PLACES = [
  ['Demo', '/demo'],
  ['Funnel', PAGE_PATHS.funnel],
  ['Customer area', CUSTOMER_PATH],
  ['API', '/api/docs'],
] as const;

/** The notice that the server is ready: addresses for a person at a terminal, one line of JSON for a program. */
export function readyNotice(port: number, isTerminal: boolean, now: Date): string {
  const url = `http://localhost:${port}`;
  if (!isTerminal) return `${JSON.stringify({ level: 'info', time: now, url, msg: 'ready' })}\n`;
  const lines = PLACES.map(([name, path]) => `  ${name.padEnd(14)}${url}${path}`);
  return `\nThe kitchen funnel is running. Ctrl+C stops it.\n\n${lines.join('\n')}\n\n`;
}
