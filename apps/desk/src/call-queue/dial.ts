import { phoneUrl } from '@funnel/domain/contact/phone';

/** Follows a tel: link; the browser hands it to the telephone app. */
export function dial(telephone: string): void {
  const link = document.createElement('a');
  link.href = phoneUrl(telephone);
  document.body.append(link);
  link.click();
  link.remove();
}
