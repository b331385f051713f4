import { LANGUAGES } from '@funnel/domain/text/text';
import { STAFF_ACCESS_MAILS } from '../mail/template/staff-access-letters.ts';

/** Every mail about a password of the staff in both languages. */
export function exampleStaffMails() {
  return STAFF_ACCESS_MAILS.flatMap((kind) =>
    LANGUAGES.map((language) => ({
      name: `staff-${kind.toLowerCase().replaceAll('_', '-')}-${language}`,
      facts: {
        to: 'jana@kueche.example',
        kind,
        language,
        token: kind === 'RESET_REQUESTED' ? 'example' : undefined,
      },
    })),
  );
}
