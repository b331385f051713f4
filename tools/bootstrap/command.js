import { ensureInstalled } from './install.js';
import { handOver } from './run.js';

// A command of the operator's, on the project's own Node: npm run webhooks, settings, mails.
await ensureInstalled();
handOver('apps/server/src/main.ts', process.argv.slice(2));
