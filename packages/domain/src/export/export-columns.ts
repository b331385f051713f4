import { standingTexts } from '../appointment/appointment-texts.ts';
import { postcodeArea } from '../contact/postcode-area.ts';
import { languageNames } from '../contact/preferred-language-names.ts';
import { SALUTATIONS } from '../contact/salutation.ts';
import { markNames } from '../enquiry/mark-names.ts';
import { sourceNames } from '../enquiry/source-names.ts';
import type { shownStep } from '../next-step/shown-step.ts';
import { stepName } from '../next-step/step-words.ts';
import { lostReasonNames, statusNames } from '../pipeline/pipeline-texts.ts';
import type { LostReason, Status } from '../pipeline/status.ts';
import type { Question } from '../question/question.ts';
import { type Showroom, showroomName } from '../showroom/showroom.ts';
import { codeWords } from '../text/code-words.ts';
import type { Say } from '../text/say.ts';
import type { LocalizedText } from '../text/text.ts';
import { exportTexts as texts } from './export-texts.ts';
import type { SheetCell } from './sheet-xml.ts';

/** An enquiry as the list of the desk shows it. */
export interface ExportedEnquiry {
  readonly status: Status;
  readonly step: ReturnType<typeof shownStep> | null;
  readonly enquiryId: string;
  readonly receivedAt: string;
  readonly lostReason: LostReason | null;
  readonly salutation: string;
  readonly fullName: string;
  readonly email: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly preferredLanguage: string;
  readonly answers: Readonly<Record<string, string>>;
  /** In thousands of euros. */
  readonly estimateValue: number | null;
  readonly showroom: string | null;
  readonly source: string | null;
  readonly campaign: string | null;
  readonly hidden: Readonly<Record<string, string>>;
  readonly isSuspect: boolean;
  readonly isRescued: boolean;
  readonly isMerged: boolean;
  readonly assignee: { readonly name: string } | null;
}

interface Words {
  readonly say: Say;
  readonly showrooms: readonly Showroom[];
}

export interface ExportColumn {
  readonly head: LocalizedText;
  /** In letters. */
  readonly width: number;
  readonly cell: (row: ExportedEnquiry, words: Words) => SheetCell;
}

/** A table for people: first actionable columns, then the person, then the kitchen. Labels, never codes. */
export const exportColumns = (inForce: readonly Question[]): readonly ExportColumn[] => [
  { head: texts.received, width: 17, cell: (row) => new Date(row.receivedAt) },
  { head: texts.status, width: 13, cell: (row, { say }) => say(statusNames[row.status]) },
  {
    head: texts.lostReason,
    width: 20,
    cell: (row, { say }) => row.lostReason && say(lostReasonNames[row.lostReason]),
  },
  { head: texts.next, width: 22, cell: ({ step }, words) => step && stepWords(step, words) },
  { head: texts.nextAt, width: 17, cell: ({ step }) => step && new Date(stepMoment(step)) },
  { head: texts.assignee, width: 18, cell: (row) => row.assignee?.name ?? null },
  {
    head: texts.showroom,
    width: 18,
    cell: (row, { showrooms }) => row.showroom && showroomName(showrooms, row.showroom),
  },
  { head: texts.salutation, width: 10, cell: (row, { say }) => codeWords(SALUTATIONS, row.salutation, say) },
  { head: texts.name, width: 26, cell: (row) => row.fullName },
  { head: texts.telephone, width: 20, cell: (row) => row.telephone },
  { head: texts.email, width: 32, cell: (row) => row.email },
  { head: texts.postcode, width: 9, cell: (row) => row.postcode },
  { head: texts.town, width: 18, cell: (row) => postcodeArea(row.postcode) ?? null },
  {
    head: texts.language,
    width: 10,
    cell: (row, { say }) => codeWords(languageNames, row.preferredLanguage.toUpperCase(), say),
  },
  {
    head: texts.estimate,
    width: 12,
    cell: (row) => row.estimateValue && Math.round(row.estimateValue * 1000),
  },
  ...inForce.map((question) => ({
    head: question.short,
    width: 22,
    cell: (row: ExportedEnquiry, { say }: Words) => answerWords(row, question, say),
  })),
  {
    head: texts.source,
    width: 20,
    cell: (row, { say }) => row.source && codeWords(sourceNames, row.source, say),
  },
  { head: texts.campaign, width: 22, cell: (row) => row.campaign },
  { head: texts.marks, width: 16, cell: (row, { say }) => markWords(row, say) },
  { head: texts.hidden, width: 30, cell: (row) => hiddenWords(row.hidden) },
  { head: texts.enquiryId, width: 26, cell: (row) => row.enquiryId },
];

type Step = NonNullable<ExportedEnquiry['step']>;

/** What is due until a time has its end, an agreed time its beginning. */
const stepMoment = ({ kind, from, until }: Step) => (kind === 'FIRST_CALL' ? until : from);

function stepWords(step: Step, { say }: Words): string {
  const name = say(stepName(step));
  return step.kind === 'CALL' && step.standing ? `${name}, ${say(standingTexts[step.standing])}` : name;
}

function answerWords({ answers }: ExportedEnquiry, { key, labels }: Question, say: Say): string | null {
  const code = answers[key];
  return code === undefined ? null : codeWords(labels, code, say);
}

function markWords({ isSuspect, isRescued, isMerged }: ExportedEnquiry, say: Say): string | null {
  const marks = [
    isSuspect && say(markNames.suspect),
    isRescued && say(markNames.rescued),
    isMerged && say(markNames.merged),
  ].filter((mark) => mark !== false);
  return marks.length === 0 ? null : marks.join(', ');
}

function hiddenWords(hidden: Readonly<Record<string, string>>): string | null {
  const fields = Object.entries(hidden).map(([name, value]) => `${name}: ${value}`);
  return fields.length === 0 ? null : fields.join('\n');
}
