/** A calendar entry attached to a mail. */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** An inline picture of a mail, by its content id. */
export interface MailPicture {
  readonly cid: string;
  readonly content: Buffer;
  /** By default JPEG. */
  readonly type?: 'image/png';
}

export interface Mail {
  /** The same for every try, so that a mail that arrives twice is recognised as a duplicate. */
  readonly mailId: string;
  /** The root of the thread; undefined: none. */
  readonly threadId?: string;
  /** The display name of the sender. Undefined: the operator's setting. */
  readonly sender?: string | undefined;
  readonly to: string;
  readonly cc?: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly calendar?: CalendarPart;
  readonly pictures?: readonly MailPicture[];
}

/** REFUSED is permanent: the server will never take this mail. NOT_SENT may be retried. */
export type MailCode = 'REFUSED' | 'NOT_SENT';

/** Carries only a code: error messages of mail servers quote the address. */
export class MailError extends Error {
  readonly code: MailCode;

  constructor(code: MailCode) {
    super(code);
    this.code = code;
  }
}

export interface Mailer {
  /** Resolves once the mail is handed over. Rejects with a MailError. */
  send(mail: Mail): Promise<void>;
  /** Undefined if mails can be sent, else an error code. */
  check(): Promise<string | undefined>;
}
