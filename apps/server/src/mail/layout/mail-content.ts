import type { Language } from '@funnel/domain/text/text';
import type { MailPicture } from '../../outside/mailer.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Where the value leads. */
  readonly url?: string;
}

export interface FactSection {
  readonly title?: string;
  readonly picture?: (MailPicture & { readonly alt: string }) | undefined;
  readonly facts: readonly Fact[];
}

/** A file that can be fetched, with a small picture of it. */
interface MailFile {
  readonly name: string;
  readonly url: string;
  readonly cid?: string;
}

interface Tap {
  readonly label: string;
  readonly url: string;
  /** Text of the link in a plain mail, instead of the address. */
  readonly plain?: string;
}

/** The person a mail to the staff is about, with links to act at once. */
export interface MailPerson {
  readonly name: string;
  /** Person and place, in one line. */
  readonly about: string;
  /** When to call. */
  readonly when?: string | undefined;
  readonly call: Tap;
  readonly open: Tap;
}

/** Something in one or two lines, with a picture of it. */
export interface MailGlance {
  readonly picture?: (MailPicture & { readonly alt: string }) | undefined;
  readonly lines: readonly string[];
}

/** The content of a mail, without its looks. HTML and plain text are two renderings of it. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preheader: string;
  readonly headline: string;
  readonly paragraphs: readonly string[];
  readonly person?: MailPerson;
  /** Must not be overlooked. */
  readonly notice?: string;
  readonly glance?: MailGlance | undefined;
  readonly sections: readonly FactSection[];
  readonly files?: { readonly title: string; readonly list: readonly MailFile[] };
  readonly action?: { readonly label: string; readonly url: string; readonly hint: string };
  /** Something else that can be done, less urgent. */
  readonly sideAction?: MailContent['action'];
  /** The answers of the enquiry, below everything else. */
  readonly recap?: FactSection | undefined;
  readonly closing: readonly string[];
  /** Why this mail came. */
  readonly reason: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}
