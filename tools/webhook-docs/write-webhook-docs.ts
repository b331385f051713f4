import '@funnel/node-guard';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSections } from './webhook-sections.ts';

/** `npm run webhook-docs`: every event and every field of the webhooks, from the schema. */

const file = path.resolve(import.meta.dirname, '../../docs/webhooks.md');
writeFileSync(file, withSections(readFileSync(file, 'utf8')));
