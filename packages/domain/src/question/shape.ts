import { defineQuestion } from './question.ts';

export const shape = defineQuestion({
  key: 'question_shape',
  short: { de: 'Form', en: 'Shape' },
  title: { de: 'Welche Form soll Ihre Küche haben?', en: 'What shape should your kitchen be?' },
  subtext: {
    de: 'Wählen Sie das Bild, das Ihrer Vorstellung am nächsten kommt.',
    en: 'Choose the picture that comes closest to what you have in mind.',
  },
  labels: {
    KITCHENETTE: { de: 'Küchenzeile', en: 'Single run' },
    L_FORM: { de: 'L-Form', en: 'L-shape' },
    U_FORM: { de: 'U-Form', en: 'U-shape' },
    ISLAND: { de: 'Kücheninsel', en: 'Kitchen island' },
    NOT_DECIDED: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  notes: {
    KITCHENETTE: { de: 'Alles an einer Wand', en: 'All along one wall' },
    L_FORM: { de: 'Über Eck geplant', en: 'Around a corner' },
    U_FORM: { de: 'Drei Seiten, viel Platz', en: 'On three sides' },
    ISLAND: { de: 'Frei im Raum', en: 'Freestanding' },
  },
  tiles: ['KITCHENETTE', 'L_FORM', 'U_FORM', 'ISLAND'],
  aside: 'NOT_DECIDED',
});
