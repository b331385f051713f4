import { ensureInstalled } from './install.js';
import { handOver } from './run.js';

await ensureInstalled();
handOver('tools/dev.ts');
