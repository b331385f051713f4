/** A calendar entry that goes with a mail. */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

export interface Mail {
  /** The same for every try, so that a mail that arrives twice is known as one. */
  readonly mailId: string;
  /** The name beside the sender's address; undefined: as the operator has set it. */
  readonly sender?: string | undefined;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly calendar?: CalendarPart;
}

/** REFUSED is final: this mail will never be taken. NOT_SENT may be tried again. */
export type MailCode = 'REFUSED' | 'NOT_SENT';

/** Carries a code alone: what mail servers say quotes the address. */
export class MailError extends Error {
  readonly code: MailCode;

  constructor(code: MailCode) {
    super(code);
    this.code = code;
  }
}

export interface Mailer {
  /** Resolves once somebody has taken the mail over. Rejects with a MailError. */
  send(mail: Mail): Promise<void>;
  /** Undefined while mails could be sent; else the code of what is wrong. */
  check(): Promise<string | undefined>;
}
