import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** What a PDF holds beside pages, or why nobody can tell. Such a file is kept, marked, and never shown as it is. */
export const FILE_MARKS = [
  'SCRIPT',
  /** Starts a program, or does something by itself when it is opened. */
  'ACTION',
  'EMBEDDED_FILE',
  'FORM_PROGRAM',
  'RICH_MEDIA',
  /** Only part of it can be looked into, or nothing. */
  'ENCRYPTED',
  'UNREADABLE',
] as const;
export type FileMark = (typeof FILE_MARKS)[number];

/** What is said about a file that has any of them. */
export const markedFileText: LocalizedText = defineTexts('file.marked', {
  de: 'Diese PDF enthält mehr als Seiten, zum Beispiel Skripte. Bitte öffnen Sie sie nur, wenn Sie ihr trauen.',
  en: 'This PDF holds more than pages, such as scripts. Please open it only if you trust it.',
});
