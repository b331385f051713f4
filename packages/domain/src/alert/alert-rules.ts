/** Facts about the running product. A fact that could not be determined is absent; null means healthy. */
export interface AlertFacts {
  /** The error code if the database is not writable. */
  readonly databaseFailure?: string | null | undefined;
  readonly disk?: { readonly freeBytes: number; readonly limitBytes: number } | undefined;
  /** Jobs that failed for good within a day, by queue. */
  readonly deadJobs?: Readonly<Record<string, number>> | undefined;
  readonly oldestWaitingJobSeconds?: number | undefined;
  /** The code of the reason why no mail can be sent. */
  readonly mailFailure?: string | null | undefined;
  /** Mails that have been retried for more than half an hour. */
  readonly mailsWaiting?: number | undefined;
  /** Mails that were refused for good within a day. */
  readonly mailsRefused?: { readonly toRetailer: number; readonly toVisitors: number } | undefined;
  readonly webhooksGivenUp?: number | undefined;
  /** The addresses that were paused after a day of 410 Gone. */
  readonly webhooksGone?: readonly string[] | undefined;
  /** The code of the reason why no file can be stored. */
  readonly fileStoreFailure?: string | null | undefined;
  /** The age of the last complete nightly backup; null before the first. */
  readonly backupAgeHours?: number | null | undefined;
  /** Places of calls that have leaked for a minute. */
  readonly lostPlaces?: number | undefined;
  readonly connections?: { readonly used: number; readonly max: number } | undefined;
}

export interface AlertRule {
  /** For the retailer's staff, in German. */
  readonly title: string;
  readonly meaning: string;
  readonly advice: string;
  /** How long a fault has to last before the alert is sent: many faults are transient. */
  readonly patienceMinutes: number;
  /** The technical detail of a fault, null if healthy, undefined if unknown. */
  readonly look: (facts: AlertFacts) => string | null | undefined;
}

const WAITING_LIMIT_SECONDS = 15 * 60;
/** Visitors mistype addresses, so a few refusals a day mean nothing. */
const REFUSED_LIMIT = 5;
const CONNECTIONS_LIMIT = 0.8;
/** One nightly backup failed, and the next one is overdue. */
const BACKUP_LIMIT_HOURS = 36;

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;

/** The rules for alerts. A new rule is one entry here and, if necessary, one more fact. */
export const ALERT_RULES = {
  database: {
    title: 'Die Datenbank nimmt nichts an',
    meaning:
      'Anfragen und Buchungen können gerade nicht gespeichert werden. Besucher sehen eine Fehlermeldung.',
    advice: 'Bitte sofort prüfen: Läuft die Datenbank, ist ihre Festplatte voll, ist sie nur lesbar?',
    patienceMinutes: 2,
    look: ({ databaseFailure }) => databaseFailure,
  },
  places: {
    title: 'Der Server gibt Plätze nicht zurück',
    meaning:
      'Aufrufe, die längst zu Ende sind, zählen noch als laufend. Sind alle 150 Plätze weg, wird jeder Besucher abgewiesen.',
    advice: 'Bitte den Server neu starten und den Fehler melden.',
    patienceMinutes: 2,
    look: ({ lostPlaces: count }) =>
      count === undefined ? undefined : count > 0 ? `${count} places lost` : null,
  },
  disk: {
    title: 'Der Speicherplatz wird knapp',
    meaning: 'Unter 1 GB werden keine Dateien mehr angenommen; ist die Platte voll, auch keine Anfragen.',
    advice: 'Bitte Platz schaffen oder die Festplatte vergrößern.',
    patienceMinutes: 0,
    look: ({ disk }) =>
      disk &&
      (disk.freeBytes < disk.limitBytes
        ? `${megabytes(disk.freeBytes)} free, limit ${megabytes(disk.limitBytes)}`
        : null),
  },
  'dead-jobs': {
    title: 'Aufträge sind endgültig gescheitert',
    meaning: 'Eine E-Mail, eine Erinnerung oder ein anderer Auftrag wurde nach allen Versuchen aufgegeben.',
    advice: 'Bitte im Protokoll nach „job failed“ sehen und den Auftrag von Hand nachholen.',
    patienceMinutes: 0,
    look: ({ deadJobs }) => {
      if (deadJobs === undefined) return undefined;
      const queues = Object.entries(deadJobs).filter(([, count]) => count > 0);
      return queues.length === 0 ? null : queues.map(([queue, count]) => `${queue}: ${count}`).join(', ');
    },
  },
  'jobs-waiting': {
    title: 'Aufträge bleiben liegen',
    meaning: 'E-Mails und Benachrichtigungen gehen verspätet hinaus.',
    advice: 'Bitte prüfen, ob der Server überlastet ist; notfalls neu starten.',
    patienceMinutes: 0,
    look: ({ oldestWaitingJobSeconds: seconds }) =>
      seconds === undefined
        ? undefined
        : seconds > WAITING_LIMIT_SECONDS
          ? `oldest job waits for ${Math.floor(seconds)} s`
          : null,
  },
  mails: {
    title: 'E-Mails gehen nicht hinaus',
    meaning: 'Kunden bekommen keine Bestätigungen, und Sie erfahren nicht per E-Mail von neuen Anfragen.',
    advice: 'Bitte den Mailserver und SMTP_URL prüfen. Die E-Mails warten und werden weiter versucht.',
    patienceMinutes: 10,
    look: ({ mailFailure, mailsWaiting }) => {
      if (mailFailure) return `mail server: ${mailFailure}`;
      if (mailsWaiting) return `${mailsWaiting} mails wait for more than 30 min`;
      return mailFailure === undefined && mailsWaiting === undefined ? undefined : null;
    },
  },
  'mails-refused': {
    title: 'E-Mails werden abgelehnt',
    meaning: 'Der Mailserver hat E-Mails endgültig abgelehnt. Sie werden nicht noch einmal verschickt.',
    advice: 'Bitte RETAILER_EMAIL, den Absender MAIL_FROM und dessen SPF- und DKIM-Einträge prüfen.',
    patienceMinutes: 0,
    look: ({ mailsRefused: refused }) =>
      refused &&
      (refused.toRetailer > 0 || refused.toVisitors >= REFUSED_LIMIT
        ? `refused within a day: ${refused.toRetailer} to the retailer, ${refused.toVisitors} to visitors`
        : null),
  },
  webhooks: {
    title: 'Webhooks wurden aufgegeben',
    meaning: 'Ein angeschlossenes System hat nach allen Versuchen nicht von einem Ereignis erfahren.',
    advice: 'Bitte den Empfänger prüfen und mit „npm run webhooks -- replay“ noch einmal senden.',
    patienceMinutes: 0,
    look: ({ webhooksGivenUp: count }) =>
      count === undefined ? undefined : count > 0 ? `${count} given up within a day` : null,
  },
  'webhooks-gone': {
    title: 'Ein Webhook ist pausiert: Der Empfänger lehnt alles ab',
    meaning:
      'Ein angeschlossenes System hat einen Tag lang jeden Aufruf mit 410 („gibt es nicht mehr“) abgelehnt. Es erfährt seither nichts mehr von Anfragen und Terminen.',
    advice:
      'Bitte den Empfänger prüfen. Danach die Adresse am Desk unter Einstellungen, Webhooks wieder einschalten oder entfernen.',
    patienceMinutes: 0,
    look: ({ webhooksGone: addresses }) => addresses && (addresses.length > 0 ? addresses.join(', ') : null),
  },
  files: {
    title: 'Dateien können nicht abgelegt werden',
    meaning: 'Grundrisse werden gerade abgelehnt. Anfragen gehen weiter ein.',
    advice: 'Bitte den Dateispeicher und seine Zugangsdaten prüfen.',
    patienceMinutes: 10,
    look: ({ fileStoreFailure }) => fileStoreFailure,
  },
  backup: {
    title: 'Die nächtliche Sicherung fehlt',
    meaning:
      'In der letzten Nacht ist keine vollständige Sicherung entstanden. Fällt jetzt etwas aus, fehlt alles, was seither kam.',
    advice:
      'Bitte im Protokoll nach „backup failed“ oder „backup is not whole“ sehen: Ist BACKUP_DIR beschreibbar, ist dort Platz?',
    patienceMinutes: 0,
    look: ({ backupAgeHours: hours }) => {
      if (hours === undefined) return undefined;
      return hours !== null && hours > BACKUP_LIMIT_HOURS
        ? `last whole backup ${Math.floor(hours)} hours ago`
        : null;
    },
  },
  connections: {
    title: 'Die Datenbank hat kaum noch freie Verbindungen',
    meaning: 'Sind alle vergeben, werden Anfragen abgewiesen.',
    advice: 'Bitte max_connections erhöhen oder andere Programme von der Datenbank nehmen.',
    patienceMinutes: 10,
    look: ({ connections }) =>
      connections &&
      (connections.used >= connections.max * CONNECTIONS_LIMIT
        ? `${connections.used} of ${connections.max} connections`
        : null),
  },
} as const satisfies Readonly<Record<string, AlertRule>>;

export type AlertKind = keyof typeof ALERT_RULES;

/** The finding of each rule. Rules without known facts are left out. */
export function lookForAlerts(facts: AlertFacts): ReadonlyMap<AlertKind, string | null> {
  const rules = Object.entries(ALERT_RULES) as [AlertKind, AlertRule][];
  return new Map(
    rules.flatMap(([kind, { look }]) => {
      const found = look(facts);
      return found === undefined ? [] : [[kind, found] as const];
    }),
  );
}
