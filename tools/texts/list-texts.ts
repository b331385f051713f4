import '@funnel/node-guard';
import { findTexts } from './find-texts.ts';

/** `npm run texts -- <part of an id or a text>`: the texts, with the ids of the setting `wording`, and their usages. */

const [wanted = ''] = process.argv.slice(2);
const isWanted = (words: readonly string[]) =>
  words.some((each) => each.toLowerCase().includes(wanted.toLowerCase()));
const texts = findTexts();
if (wanted === '--json') console.log(JSON.stringify(texts, undefined, 1));
else
  for (const { id, isGiven, de, en, file, usedIn } of texts)
    if (isWanted([id, de, en]))
      console.log(
        `${id}${isGiven ? '' : ' (cannot be worded)'}\n  de: ${de}\n  en: ${en}\n  in: ${[...new Set([file, ...usedIn])].join(', ')}`,
      );
