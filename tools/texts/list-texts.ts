import '@funnel/node-guard';
import { findTexts } from './find-texts.ts';

/** `npm run texts -- <part of an id or a text>`: what is said, by the ids that the setting `wording` knows. */

const [wanted = ''] = process.argv.slice(2);
const isWanted = (words: readonly string[]) =>
  words.some((each) => each.toLowerCase().includes(wanted.toLowerCase()));
for (const { id = '', de, en } of findTexts())
  if (isWanted([id, de, en])) console.log(`${id}\n  de: ${de}\n  en: ${en}`);
