import { ALERT_RULES } from './alert-rules.ts';
import type { AlertChange } from './judge-alerts.ts';

/** What people read, without anybody's data in it. */
export interface AlertMessage {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** For whoever mends it; null once there is nothing to mend. */
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
