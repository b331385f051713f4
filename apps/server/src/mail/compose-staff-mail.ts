import { invitationUrl } from '@funnel/contract/staff/desk-link';
import { type StaffRole, staffRoleNames } from '@funnel/domain/staff/staff-role';
import type { Mail } from '../outside/mailer.ts';
import { renderMail } from './layout/render-mail.ts';
import type { Letterhead } from './letterhead.ts';
import { legalUrl } from './template/legal-url.ts';

interface StaffMail {
  readonly mailId: string;
  readonly to: string;
  readonly role: StaffRole;
  readonly token: string;
}

/** For the staff, in German. */
export function composeStaffMail(settings: Letterhead, { mailId, to, role, token }: StaffMail): Mail {
  const { brand, publicUrl } = settings;
  const language = 'de';
  const subject = `Ihre Einladung von ${brand.name}`;
  const content = {
    language,
    subject,
    preheader: 'Der Link gilt sieben Tage und nur einmal.',
    headline: 'Ihr Zugang ist vorbereitet',
    paragraphs: [
      'Guten Tag,',
      `Sie sind eingeladen, die Anfragen von ${brand.name} zu bearbeiten. Mit diesem Link wählen Sie Ihr Passwort und richten Ihre Einmalcodes ein. Er gilt sieben Tage und nur einmal.`,
      'Erwarten Sie keine Einladung? Dann müssen Sie nichts tun.',
    ],
    sections: [{ facts: [{ label: 'Ihre Rolle', value: staffRoleNames[role][language] }] }],
    action: {
      label: 'Zugang einrichten',
      url: invitationUrl(publicUrl, token),
      hint: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
    },
    closing: [],
    reason: 'Sie erhalten diese E-Mail, weil jemand aus dem Küchenstudio Sie zur Mitarbeit eingeladen hat.',
    links: [{ label: 'Impressum', url: legalUrl(settings, 'imprint', language) }],
  } as const;
  const rendered = renderMail(content, brand);
  return { mailId, sender: brand.mailSender, to, subject, language, ...rendered };
}
