import { phoneUrl } from '@funnel/domain/contact/phone';

/** Does what a tap on the number would do: the telephone is the browser's. */
export function dial(telephone: string): void {
  const link = document.createElement('a');
  link.href = phoneUrl(telephone);
  document.body.append(link);
  link.click();
  link.remove();
}
