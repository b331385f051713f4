import { ALERT_RULES } from './alert-rules.ts';
import type { AlertChange } from './judge-alerts.ts';

/** The text of an alert. It holds no personal data. */
export interface AlertMessage {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The technical detail for the operator; null once the alert is over. */
  readonly fact: string | null;
}

export function alertMessage({ kind, what, beganAt, fact }: AlertChange): AlertMessage {
  const { title, meaning, advice } = ALERT_RULES[kind];
  const since = beganAt.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (what === 'OVER') {
    return {
      subject: `Erledigt: ${title}`,
      paragraphs: [`Die Störung begann am ${since} Uhr. Sie besteht nicht mehr.`],
      fact,
    };
  }
  const subject = what === 'BEGAN' ? `Störung: ${title}` : `Störung besteht weiter: ${title}`;
  return { subject, paragraphs: [`Seit ${since} Uhr. ${meaning}`, advice], fact };
}
