import type { Language } from '@funnel/domain/text/text';
import type { MailPicture } from '../../outside/mailer.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The link of the value. */
  readonly url?: string;
}

export interface FactSection {
  readonly title?: string;
  readonly picture?: (MailPicture & { readonly alt: string }) | undefined;
  readonly facts: readonly Fact[];
}

/** A downloadable file with its thumbnail. */
interface MailFile {
  readonly name: string;
  readonly url: string;
  readonly cid?: string;
}

interface Tap {
  readonly label: string;
  readonly url: string;
  /** The text of the link in a plain mail, instead of the address. */
  readonly plain?: string;
}

/** The person in a mail to the staff, with links for actions. */
export interface MailPerson {
  readonly name: string;
  /** Person and place, in one line. */
  readonly about: string;
  /** When to call. */
  readonly when?: string | undefined;
  readonly call: Tap;
  readonly open: Tap;
}

/** One or two lines with a picture. */
export interface MailGlance {
  readonly picture?: (MailPicture & { readonly alt: string }) | undefined;
  readonly lines: readonly string[];
}

/** The content of a mail without its layout. HTML and plain text are two renderings. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preheader: string;
  readonly headline: string;
  readonly paragraphs: readonly string[];
  readonly person?: MailPerson;
  /** A highlighted note. */
  readonly notice?: string;
  readonly glance?: MailGlance | undefined;
  readonly sections: readonly FactSection[];
  readonly files?: { readonly title: string; readonly list: readonly MailFile[] };
  readonly action?: { readonly label: string; readonly url: string; readonly hint: string };
  /** A secondary action. */
  readonly sideAction?: MailContent['action'];
  /** The answers of the enquiry, below everything else. */
  readonly recap?: FactSection | undefined;
  readonly closing: readonly string[];
  /** The reason for this mail. */
  readonly reason: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}
