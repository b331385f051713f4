import path from 'node:path';
import { ensureInstalled } from './install.js';
import { handOver, projectNode, root, runStep } from './run.js';

await ensureInstalled();
await runStep('Building the pages', projectNode(), [path.join(root, 'tools/build.ts')]);
handOver('apps/server/src/main.ts');
