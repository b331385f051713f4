import '@funnel/node-guard';
import { readConfig } from '@funnel/server/config';
import { endWith } from '@funnel/server/end-with';
import { askHost, HOST_PATHS } from './ask-host.ts';
import { devPages } from './dev-pages.ts';

/** The product as in `npm start`, except for its pages, which come from Vite, and its database, which outlives it. */
try {
  const pages = devPages();
  // Warms up Vite while this process loads the server. Errors are reported below.
  pages.current().catch(() => undefined);
  const { serve } = await import('@funnel/server/serve');
  const databaseUrl = await askHost<string | null>(HOST_PATHS.database);
  // The worker uses it, too.
  if (databaseUrl) process.env['DATABASE_URL'] = databaseUrl;
  await serve(readConfig(process.env), pages);
  process.send?.('ready');
} catch (error) {
  endWith(error);
}
