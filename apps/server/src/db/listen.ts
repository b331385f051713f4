import pg from 'pg';
import type { Connection } from './database.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const AGAIN_AFTER_MS = 1_000;
/** TCP keep-alive: a dead peer is noticed after a few of these. */
const KEEP_ALIVE_MS = 10_000;

interface Listener {
  readonly connection: Connection;
  readonly channel: string;
  /** Called on a notification, and without a payload after a reconnect, when one may have been missed. */
  readonly onTold: (payload?: string) => void;
  readonly onLost: (error: Error) => void;
}

/** LISTENs on a channel over its own connection, and reconnects whenever it breaks. */
export function listen({ connection, channel, onTold, onLost }: Listener): { close(): Promise<void> } {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function open(): Promise<void> {
    const opened = new pg.Client({
      ...connection,
      application_name: 'kitchen-funnel',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client = opened;
    let isLost = false;
    const lose = (error: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      onLost(error);
      void opened.end().catch(() => undefined);
      again = setTimeout(() => void open(), AGAIN_AFTER_MS);
    };
    opened.on('error', lose);
    opened.on('end', () => lose(new Error('the connection ended')));
    opened.on('notification', ({ payload }) => onTold(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      onTold();
    } catch (error) {
      lose(error as Error);
    }
  }

  void open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
