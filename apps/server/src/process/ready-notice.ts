import { CUSTOMER_PATH } from '@funnel/contract/account/customer-area-url';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { DESK_PATH } from '@funnel/contract/staff/desk-link';

const PLACES = [
  ['Demo', '/demo'],
  ['Funnel', PAGE_PATHS.funnel],
  ['Customer area', CUSTOMER_PATH],
  ['Desk', DESK_PATH],
  ['API', '/api/docs'],
] as const;

interface Notice {
  readonly port: number;
  /** Undefined once there is staff. */
  readonly setUpLink: string | undefined;
  readonly isTerminal: boolean;
  readonly now: Date;
}

/** The notice that the server is ready: addresses for a terminal, JSON lines for a program. */
export function readyNotice({ port, setUpLink, isTerminal, now }: Notice): string {
  const url = `http://localhost:${port}`;
  if (!isTerminal) {
    const line = (fields: object) => `${JSON.stringify({ level: 'info', time: now, ...fields })}\n`;
    const setUp = setUpLink === undefined ? '' : line({ setUpLink, msg: 'nobody works at the desk yet' });
    return line({ url, msg: 'ready' }) + setUp;
  }
  const lines = PLACES.map(([name, path]) => `  ${name.padEnd(14)}${url}${path}`);
  const setUp =
    setUpLink === undefined
      ? ''
      : `Nobody works at the desk yet. Whoever opens this link first, within a day, is its owner:\n\n  ${setUpLink}\n\n`;
  return `\nThe kitchen funnel is running. Ctrl+C stops it.\n\n${lines.join('\n')}\n\n${setUp}`;
}
