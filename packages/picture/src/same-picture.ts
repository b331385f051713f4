/** Answers of the tester promotion that share the picture of a similar answer. The pictures show no wrong number. */
export const SAME_PICTURE: Readonly<Record<string, string>> = {
  'question_timeframe/LESS_THAN_4_MONTHS': 'question_timeframe/FROM_1_3_MONTHS',
  'question_timeframe/OVER_6_MONTHS': 'question_timeframe/FROM_7_12_MONTHS',
  'question_budget/UNDER_8K': 'question_budget/FROM_6K_10K',
  'question_budget/FROM_8K_12K': 'question_budget/FROM_10K_15K',
  'question_budget/FROM_12K_20K': 'question_budget/FROM_15K_20K',
};
