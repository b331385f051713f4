/** Where a receiver is, for logs and alerts: a query may hold a secret, and so may a user and a password. */
export function receiverAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return host + pathname;
}
