import type { Capability } from '../access/capability.ts';
import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { StaffRole } from './staff-role.ts';

const names = defineTexts('desk.act', {
  call: { de: 'Anrufen, Notiz, Termin', en: 'Calls, notes, appointments' },
  read: { de: 'Alle Anfragen sehen', en: 'See all enquiries' },
  takeOver: { de: 'Anruf von Kollegen übernehmen', en: 'Take over a colleague’s call' },
  export: { de: 'Ausgeben als Datei', en: 'Export as a file' },
  hours: { de: 'Anrufzeiten', en: 'Call hours' },
  showrooms: { de: 'Studios und Postfächer', en: 'Showrooms and mailboxes' },
  staff: { de: 'Team, Webhooks, Protokoll', en: 'Team, webhooks, audit trail' },
} satisfies Record<string, LocalizedText>);

/** The permissions of the roles, for owners. The capability decides who has them. */
export const ROLE_ACTS: readonly { readonly name: LocalizedText; readonly capability: Capability }[] = [
  { name: names.call, capability: 'call.make' },
  { name: names.read, capability: 'enquiry.read' },
  { name: names.takeOver, capability: 'call.take-over' },
  { name: names.export, capability: 'enquiry.export' },
  { name: names.hours, capability: 'hours.change' },
  { name: names.showrooms, capability: 'showroom.change' },
  { name: names.staff, capability: 'staff.manage' },
];

/** The work of a role, in one line. */
export const roleNotes = defineTexts('desk.roleNote', {
  owner: { de: 'Alles, auch Team und Verbindungen', en: 'Everything, including team and connections' },
  manager: { de: 'Auch Studios, Zeiten und Dateien', en: 'Also showrooms, hours and files' },
  agent: { de: 'Anrufe, Anfragen und Termine', en: 'Calls, enquiries and appointments' },
} satisfies Record<StaffRole, LocalizedText>);
