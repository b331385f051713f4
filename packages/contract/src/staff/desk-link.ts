import type { Language } from '@funnel/domain/text/text';

/** The address of the desk. */
export const DESK_PATH = '/desk';

/** The parameters of a mailed link to the desk. Each has a token for that purpose alone. */
const KINDS = ['invitation', 'reset'] as const;

export interface DeskLink {
  readonly kind: (typeof KINDS)[number];
  readonly token: string;
}

/** The link of an invitation. The token is in the fragment: it reaches neither a server's log nor a referrer. */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${DESK_PATH}#invitation=${token}`;
}

/** The link with which a new password is chosen, in the language of its mail. */
export function staffResetUrl(publicUrl: string, token: string, language: Language): string {
  return `${publicUrl}${DESK_PATH}${language === 'de' ? '' : `?lang=${language}`}#reset=${token}`;
}

/** Reads the fragment of such a link. Undefined if it is not one of ours. */
export function readDeskLink(fragment: string): DeskLink | undefined {
  const [, key, token] = /^#(\w+)=(.+)$/s.exec(fragment) ?? [];
  const kind = KINDS.find((one) => one === key);
  return kind && token !== undefined ? { kind, token } : undefined;
}

/** The record of one enquiry at the desk. */
export function recordUrl(publicUrl: string, enquiryId: string): string {
  return `${publicUrl}${DESK_PATH}/enquiries/${encodeURIComponent(enquiryId)}`;
}
