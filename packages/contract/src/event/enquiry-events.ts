import { type Circumstances, defineEvents } from './define-events.ts';

/** Sent after the undo window. */
export const LATER = 'sent ten seconds later, after the undo window';

/** Events of an enquiry itself. */
export const enquiryEvents = defineEvents({
  'enquiry.received': {
    when: 'an enquiry came in',
    mayChange: ['noteId'],
    // The terminfinder's enquiry comes with its call, which has its own event.
    letter: ({ enquiry, appointment }) =>
      enquiry.entry === 'TERMINFINDER_V1' && appointment ? undefined : 'ENQUIRY_RECEIVED',
    did: { de: 'hat die Anfrage eingetragen', en: 'entered the enquiry' },
    happened: { de: 'Anfrage eingegangen', en: 'Enquiry received' },
    headline: ({ enquiry }) => received(enquiry),
  },
  // The customer gets a separate mail (customer-letters.ts).
  'account.deleted': {
    when: 'a customer deleted their account; the enquiry stays',
    did: { de: 'hat den Kundenbereich gelöscht', en: 'deleted the customer area' },
    happened: { de: 'Kundenbereich gelöscht', en: 'Customer area deleted' },
  },
  'showroom.chosen': {
    when: 'a visitor chose a showroom: its code is `showroom`',
    has: ['showroom'],
    did: { de: 'hat ein Studio gewählt', en: 'chose a showroom' },
    happened: { de: 'Studio gewählt', en: 'Showroom chosen' },
    headline: 'Küchenstudio gewählt',
  },
  'files.added': {
    when: 'files were added: floor plans of the visitor, or documents of the staff',
    has: ['files'],
    did: { de: 'hat eine Datei abgelegt', en: 'added a file' },
    happened: { de: 'Grundriss geschickt', en: 'Floor plan sent' },
    audit: { de: 'Dateien hinzugefügt', en: 'Files added' },
    headline: 'Grundriss erhalten',
    symbol: 'file',
  },
  'files.withdrawn': {
    when: `a staff member withdrew a file of the staff; its \`url\` answers NOT_FOUND; ${LATER}`,
    has: ['files'],
    did: { de: 'hat eine Datei zurückgezogen', en: 'withdrew a file' },
    happened: { de: 'Datei zurückgezogen', en: 'File withdrawn' },
    symbol: 'file',
  },
  'enquiry.status-changed': {
    when: `a staff member changed the status; ${LATER}`,
    changes: ['status'],
    did: { de: 'hat den Status geändert', en: 'changed the status' },
    happened: { de: 'Status geändert', en: 'Status changed' },
  },
  'enquiry.assigned': {
    when: `the enquiry was assigned to a staff member or a showroom; ${LATER}`,
    mayChange: ['assignee', 'showroom'],
    did: { de: 'hat die Anfrage zugewiesen', en: 'assigned the enquiry' },
    happened: { de: 'Anfrage zugewiesen', en: 'Enquiry assigned' },
    audit: { de: 'Zugewiesen', en: 'Assigned' },
    headline: 'Anfrage zugewiesen',
  },
  'enquiry.change-undone': {
    when: 'a change was undone',
    isFedOnly: true,
    changes: ['undoneEventId'],
    did: { de: 'hat die Änderung zurückgenommen', en: 'took the change back' },
    happened: { de: 'Änderung zurückgenommen', en: 'Change taken back' },
    audit: { de: 'Änderung zurückgenommen', en: 'Change undone' },
    isPassing: true,
  },
  'enquiry.contact-changed': {
    when: 'a staff member corrected the contact',
    changes: ['contact'],
    did: { de: 'hat den Kontakt berichtigt', en: 'corrected the contact' },
    happened: { de: 'Kontakt berichtigt', en: 'Contact corrected' },
  },
  'enquiry.holder-confirmed': {
    when: 'the holder of an address entered by staff confirmed the enquiry',
    isFedOnly: true,
    did: { de: 'hat die Anfrage bestätigt', en: 'confirmed the enquiry' },
    happened: {
      de: 'Im Kundenbereich als eigene Anfrage bestätigt',
      en: 'Confirmed in the customer area as their own',
    },
    audit: { de: 'Anfrage bestätigt', en: 'Enquiry confirmed' },
    headline: 'Anfrage vom Kunden bestätigt',
  },
  'enquiry.vetted': {
    when: 'a suspect or rescued enquiry was accepted or discarded',
    changes: ['verdict'],
    mayChange: ['status'],
    did: { de: 'hat die Anfrage geprüft', en: 'looked into the enquiry' },
    happened: { de: 'Anfrage geprüft', en: 'Enquiry looked into' },
  },
  // The other system writes to the visitor.
  'enquiry.arrived-elsewhere': {
    when: 'a rescued enquiry has also reached the retailer’s own system (`ATLAS_ENDPOINT`); `change.status` if it is closed here',
    mayChange: ['status'],
    did: { de: 'hat die Anfrage im anderen System gefunden', en: 'found the enquiry in the other system' },
    happened: {
      de: 'Anfrage ist doch noch im anderen System angekommen',
      en: 'The enquiry has arrived in the other system after all',
    },
    audit: { de: 'Im anderen System angekommen', en: 'Arrived in the other system' },
    headline: 'Anfrage doch noch angekommen',
  },
  'enquiry.merged': {
    when: 'the enquiry was merged into another one of the same person',
    changes: ['mergedInto'],
    did: { de: 'hat zwei Anfragen zusammengeführt', en: 'merged two enquiries' },
    happened: { de: 'Anfragen zusammengeführt', en: 'Enquiries merged' },
    headline: 'Anfrage zusammengeführt',
  },
  'enquiry.unmerged': {
    when: 'a merge was reverted',
    changes: ['mergedInto'],
    did: { de: 'hat zwei Anfragen wieder getrennt', en: 'separated two enquiries again' },
    happened: { de: 'Anfragen wieder getrennt', en: 'Enquiries separated again' },
    headline: 'Anfrage wieder getrennt',
  },
  'enquiry.kept-apart': {
    when: 'two enquiries were marked as different people',
    isFedOnly: true,
    changes: ['apartFrom'],
    did: { de: 'hat vermerkt, dass es zwei Personen sind', en: 'noted that these are two people' },
    happened: { de: 'Als zwei Personen vermerkt', en: 'Noted as two people' },
  },
  'note.added': {
    when: 'a staff member wrote a note',
    changes: ['noteId'],
    did: { de: 'hat eine Notiz geschrieben', en: 'wrote a note' },
    happened: { de: 'Notiz', en: 'Note' },
    audit: { de: 'Notiz geschrieben', en: 'Note written' },
    symbol: 'note',
  },
});

function received({ entry, isRescued }: Circumstances['enquiry']): string {
  if (entry === 'TESTER') return `${isRescued ? 'Gerettete ' : ''}Bewerbung als Küchentester`;
  return isRescued ? 'Gerettete Küchenanfrage' : 'Neue Küchenanfrage';
}
