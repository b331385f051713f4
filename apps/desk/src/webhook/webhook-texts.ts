import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const webhookTexts = defineTexts('desk.webhooks', {
  note: {
    de: 'Ereignisse an Ihre anderen Systeme, unterschrieben',
    en: 'Events for your other systems, signed',
  },
  add: { de: 'Adresse', en: 'Address' },
  addTitle: { de: 'Adresse hinzufügen', en: 'Add an address' },
  addNote: {
    de: 'Sie bekommt von jetzt an jedes Ereignis, auch Namen und Telefonnummern. Nehmen Sie nur Systeme, denen Sie vertrauen.',
    en: 'It gets every event from now on, including names and telephone numbers. Only use systems that you trust.',
  },
  url: { de: 'Adresse, beginnt mit https://', en: 'Address, begins with https://' },
  urlWrong: { de: 'Das ist keine Adresse mit https://', en: 'This is not an address with https://' },
  secretTitle: { de: 'Der geheime Schlüssel', en: 'The secret key' },
  secretNote: {
    de: 'Damit prüft das andere System, dass die Ereignisse von Ihnen kommen. Sie sehen ihn nur jetzt.',
    en: 'The other system checks with it that events come from you. You see it only now.',
  },
  done: { de: 'Fertig', en: 'Done' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  none: { de: 'Noch keine Adresse', en: 'No address yet' },
  noneNote: {
    de: 'Tragen Sie Ihr CRM ein, dann erfährt es jede Anfrage von selbst.',
    en: 'Add your CRM, and it learns of every enquiry by itself.',
  },
  running: { de: 'läuft', en: 'running' },
  fresh: { de: 'noch nichts gesendet', en: 'nothing sent yet' },
  waiting: { de: '{count} noch offen, zuletzt {outcome}', en: '{count} waiting, last {outcome}' },
  paused: { de: 'pausiert', en: 'paused' },
  gone: { de: 'pausiert: lehnt mit 410 ab', en: 'paused: refuses with 410' },
  goneNote: {
    de: 'Der Empfänger hat einen Tag lang jeden Aufruf mit 410 („gibt es nicht mehr“) abgelehnt. Prüfen Sie ihn, dann schalten Sie die Adresse wieder ein oder entfernen sie.',
    en: 'The receiver refused every call with 410 (“gone”) for a day. Have a look at it, then turn the address on again or remove it.',
  },
  goneSoon: {
    de: 'Der Empfänger lehnt seit {time} mit 410 („gibt es nicht mehr“) ab. Nach einem Tag wird die Adresse pausiert.',
    en: 'The receiver has refused with 410 (“gone”) since {time}. After a day the address is paused.',
  },
  told: { de: '{count} in 30 Tagen', en: '{count} in 30 days' },
  since: { de: 'seit {time}', en: 'since {time}' },
  isOn: { de: '{url} bekommt Ereignisse', en: '{url} gets events' },
  test: { de: 'Testen', en: 'Test' },
  testOk: { de: 'Angekommen in {ms} ms.', en: 'Arrived in {ms} ms.' },
  testFailed: { de: 'Nicht angekommen: {outcome}.', en: 'Did not arrive: {outcome}.' },
  remove: { de: 'Entfernen', en: 'Remove' },

  log: { de: 'Protokoll der Aufrufe', en: 'Log of calls' },
  filter: { de: 'Welche Aufrufe', en: 'Which calls' },
  all: { de: 'Alle', en: 'All' },
  failedOnly: { de: 'Fehler', en: 'Failures' },
  time: { de: 'Zeit', en: 'Time' },
  event: { de: 'Ereignis', en: 'Event' },
  answer: { de: 'Antwort', en: 'Answer' },
  duration: { de: 'Dauer', en: 'Duration' },
  tries: { de: 'Versuch', en: 'Try' },
  tryOf: { de: '{attempt} von {attempts}', en: '{attempt} of {attempts}' },
  testEvent: { de: 'webhook.test', en: 'webhook.test' },
  noCalls: { de: 'In den letzten 30 Tagen kein Aufruf.', en: 'No call in the last 30 days.' },
  noFailures: { de: 'Kein Aufruf ist gescheitert.', en: 'No call has failed.' },
  more: { de: 'Ältere zeigen', en: 'Show older ones' },

  id: { de: 'Kennung', en: 'Id' },
  to: { de: 'An', en: 'To' },
  resend: { de: 'Erneut senden', en: 'Send again' },
  resent: { de: 'Unterwegs. Gleich steht es im Protokoll.', en: 'On its way. The log will show it shortly.' },
  notResent: { de: 'Das ließ sich nicht noch einmal senden.', en: 'That could not be sent again.' },
  show: { de: 'Inhalt zeigen', en: 'Show content' },
  showNote: {
    de: 'Der Inhalt hat Daten der Anfrage. Wer ihn ansieht, steht im Protokoll.',
    en: 'It holds data of the enquiry. Viewing it is in the audit trail.',
  },
  erased: { de: 'Die Anfrage ist gelöscht.', en: 'The enquiry has been erased.' },

  TIMEOUT: { de: 'Zeit abgelaufen', en: 'Timed out' },
  NOT_REACHED: { de: 'nicht erreicht', en: 'not reached' },
  NOT_ALLOWED: { de: 'nicht erlaubt', en: 'not allowed' },
  REDIRECT: { de: 'leitet um', en: 'redirects' },
  failed: {
    de: 'Die Webhooks lassen sich gerade nicht laden.',
    en: 'The webhooks cannot be loaded just now.',
  },
  notDone: {
    de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work just now. Please try again.',
  },
} satisfies Record<string, LocalizedText>);

const KNOWN = ['TIMEOUT', 'NOT_REACHED', 'NOT_ALLOWED', 'REDIRECT'] as const;

/** A status code is shown as it is; a failure has a text. */
export function outcomeText(outcome: string): LocalizedText | undefined {
  const known = KNOWN.find((code) => code === outcome);
  return known && webhookTexts[known];
}
