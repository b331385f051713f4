import '@funnel/node-guard';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenceDocument, licensedPackages } from './licence-list.ts';
import { noticeDocument } from './notice.ts';

/** `npm run licences`: the packages that run with the product and their licences, as a list and with all texts. */

const root = path.resolve(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
writeFileSync(path.join(root, 'docs/licences.md'), licenceDocument(licensedPackages(lock)));
writeFileSync(path.join(root, 'NOTICE'), noticeDocument(lock));
