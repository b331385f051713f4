import '@funnel/node-guard';
import { readConfig } from '@funnel/server/config';
import { endWith } from '@funnel/server/end-with';
import { serve } from '@funnel/server/serve';
import { devPages } from './dev-pages.ts';

/** The product as `npm start` runs it, but for its pages: Vite makes them from the sources. */
try {
  await serve(readConfig(process.env), await devPages());
} catch (error) {
  endWith(error);
}
