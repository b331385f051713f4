import { defineQuestion } from './question.ts';

export const budget = defineQuestion({
  key: 'question_budget',
  short: { de: 'Budget', en: 'Budget' },
  title: { de: 'Welches Budget haben Sie eingeplant?', en: 'What budget have you set aside?' },
  subtext: {
    de: 'Mit Geräten, Lieferung und Montage. Eine grobe Angabe genügt.',
    en: 'Appliances, delivery and fitting included. A rough figure will do.',
  },
  labels: {
    UNDER_8K: { de: 'Unter 8.000\u00a0€', en: 'Under €8,000' },
    FROM_8K_12K: { de: '8.000 bis 12.000\u00a0€', en: '€8,000 to €12,000' },
    FROM_12K_20K: { de: '12.000 bis 20.000\u00a0€', en: '€12,000 to €20,000' },
    UNDER_5K: { de: 'Unter 5.000\u00a0€', en: 'Under €5,000' },
    FROM_5K_10K: { de: '5.000 bis 10.000\u00a0€', en: '€5,000 to €10,000' },
    FROM_6K_10K: { de: '6.000 bis 10.000\u00a0€', en: '€6,000 to €10,000' },
    FROM_10K_15K: { de: '10.000 bis 15.000\u00a0€', en: '€10,000 to €15,000' },
    FROM_15K_20K: { de: '15.000 bis 20.000\u00a0€', en: '€15,000 to €20,000' },
    OVER_20K: { de: 'Über 20.000\u00a0€', en: 'Over €20,000' },
    OVER_15K: { de: 'Über 15.000\u00a0€', en: 'Over €15,000' },
    FROM_4K_6K: { de: '4.000 bis 6.000\u00a0€', en: '€4,000 to €6,000' },
    FROM_6K_9K: { de: '6.000 bis 9.000\u00a0€', en: '€6,000 to €9,000' },
    FROM_9K_15K: { de: '9.000 bis 15.000\u00a0€', en: '€9,000 to €15,000' },
  },
  tiles: ['FROM_6K_10K', 'FROM_10K_15K', 'FROM_15K_20K', 'OVER_20K'],
});
