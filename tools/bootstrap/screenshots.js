import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { handOver } from './run.js';

await ensureInstalled();
process.env['CHROMIUM_PATH'] = await ensureChromium();
handOver('tools/screenshots.ts', process.argv.slice(2));
