import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { QuestionKey } from './questions.ts';

/** What a question is about, in a word or two: for lists of answers. */
export const shortNames = defineTexts('question.short', {
  question_shape: { de: 'Form', en: 'Shape' },
  question_size: { de: 'Größe', en: 'Size' },
  question_layout: { de: 'Raum', en: 'Room' },
  question_style: { de: 'Stil', en: 'Style' },
  question_color: { de: 'Farbe', en: 'Colour' },
  question_worktop_material: { de: 'Arbeitsplatte', en: 'Worktop' },
  question_cooker_type: { de: 'Kochfeld', en: 'Hob' },
  question_oven_type: { de: 'Backofen', en: 'Oven' },
  kitchen_planning_place: { de: 'Planung', en: 'Planning' },
  question_cooking_situation: { de: 'Kochen', en: 'Cooking' },
  question_reason: { de: 'Anlass', en: 'Reason' },
  question_timeframe: { de: 'Fertig', en: 'Ready' },
  question_budget: { de: 'Budget', en: 'Budget' },
} satisfies Record<QuestionKey, LocalizedText>);
