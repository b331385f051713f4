import type { AppointmentKind } from '../appointment/appointment.ts';
import { kindTexts } from '../appointment/appointment-texts.ts';
import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { VisitKind } from '../visit/visit.ts';
import { visitKindNames } from '../visit/visit-kind-names.ts';
import type { StepCause, StepKind } from './step.ts';

const stepKindNames = defineTexts('desk.step.kind', {
  WISH: { de: 'Wunschzeit klären', en: 'Settle the wished time' },
  FIRST_CALL: { de: 'Erster Anruf', en: 'First call' },
  TRY: { de: 'Neuer Versuch', en: 'Another try' },
  FOLLOW_UP: { de: 'Nachfassen', en: 'Follow up' },
  WAIT: { de: 'Wartet auf Antwort', en: 'Waits for an answer' },
  TASK: { de: 'Aufgabe', en: 'Task' },
  UNREACHED: { de: 'Nicht erreicht', en: 'Not reached' },
} satisfies Record<Exclude<StepKind, 'CALL' | 'VISIT'>, LocalizedText>);

/** Where the reason says more than the kind. */
const followUpNames = defineTexts('desk.step.followUp', {
  OFFER: { de: 'Angebot besprechen', en: 'Discuss the offer' },
  CALL_CANCELLED: { de: 'Hat den Anruf abgesagt', en: 'Has cancelled the call' },
  VISIT_CANCELLED: { de: 'Termin ist abgesagt', en: 'Appointment is cancelled' },
  CAME: { de: 'Nach dem Termin nachfassen', en: 'Follow up on the appointment' },
  NO_SHOW: { de: 'Ist nicht gekommen', en: 'Did not come' },
  REOPENED: { de: 'Wieder offen', en: 'Open again' },
} satisfies Partial<Record<StepCause, LocalizedText>>);

interface Named {
  readonly kind: StepKind;
  readonly cause: StepCause;
  readonly call: AppointmentKind | null;
  readonly visit: { readonly kind: VisitKind } | null;
}

/** The name of a step, the same in queue, list, record, calendar and export. */
export function stepName({ kind, cause, call, visit }: Named): LocalizedText {
  if (kind === 'CALL') return kindTexts[call ?? 'CALLBACK'];
  if (kind === 'VISIT') return visitKindNames[visit?.kind ?? 'SHOWROOM'];
  const reasons: Partial<Record<StepCause, LocalizedText>> = followUpNames;
  return (kind === 'FOLLOW_UP' && reasons[cause]) || stepKindNames[kind];
}
