/** The address of the desk. */
export const DESK_PATH = '/desk';

/** The link of an invitation. The token is in the fragment: it reaches neither a server's log nor a referrer. */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${DESK_PATH}#invitation=${token}`;
}

/** The token in the fragment of such a link. */
export function readInvitation(fragment: string): string | undefined {
  return /^#invitation=(.+)$/s.exec(fragment)?.[1];
}

/** The record of one enquiry at the desk. */
export function recordUrl(publicUrl: string, enquiryId: string): string {
  return `${publicUrl}${DESK_PATH}/enquiries/${encodeURIComponent(enquiryId)}`;
}
