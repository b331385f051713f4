/** Status and text where the failure has them, as an answer of a server; else what it says. */
export function failureDetail(failure: unknown): string {
  const { status, statusText, message } = Object(failure) as Partial<Response & Error>;
  return [status, statusText || message].filter(Boolean).join(' ') || String(failure);
}
