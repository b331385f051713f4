/** Status and text of a server's response if there is one; else the error message. */
export function failureDetail(failure: unknown): string {
  const { status, statusText, message } = Object(failure) as Partial<Response & Error>;
  return [status, statusText || message].filter(Boolean).join(' ') || String(failure);
}
