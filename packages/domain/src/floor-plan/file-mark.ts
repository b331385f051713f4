import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** Active content of a PDF, or why it cannot be inspected. The file is stored, marked, never shown inline. */
export const FILE_MARKS = [
  'SCRIPT',
  /** Starts a program, or acts automatically when opened. */
  'ACTION',
  'EMBEDDED_FILE',
  'FORM_PROGRAM',
  'RICH_MEDIA',
  /** Cannot be inspected, or only in part. */
  'ENCRYPTED',
  'UNREADABLE',
] as const;
export type FileMark = (typeof FILE_MARKS)[number];

/** The notice about a file that has any mark. */
export const markedFileText: LocalizedText = defineTexts('file.marked', {
  de: 'Diese PDF enthält mehr als Seiten, zum Beispiel Skripte. Bitte öffnen Sie sie nur, wenn Sie ihr trauen.',
  en: 'This PDF holds more than pages, such as scripts. Please open it only if you trust it.',
});
