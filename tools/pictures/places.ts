import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const KITCHEN = join(ROOT, 'packages/kitchen/src');
/** Reproducible output: bundle, uncompressed renders, contact sheet. */
export const CACHE = join(ROOT, '.cache/pictures');
export const PUBLISHED = join(ROOT, 'apps/funnel/public/picture');
export const MANIFEST_FILE = join(KITCHEN, 'picture/manifest.json');
/** The part of the manifest for browsers. */
export const VERSIONS_FILE = join(ROOT, 'packages/picture/src/versions.json');
/** The pictures in mails. */
export const MAIL_PICTURES = join(ROOT, 'apps/server/src/mail/picture');
export const CONTACT_SHEET = join(ROOT, 'docs/pictures/contact-sheet.avif');

export const renderFile = (name: string): string => join(CACHE, 'render', `${name}.png`);
export const draftFile = (name: string): string => join(CACHE, 'draft', `${name}.png`);
