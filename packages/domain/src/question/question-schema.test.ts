import { describe, expect, test } from 'vitest';
import { testerQuestions } from '../tester/tester-questions.ts';
import { ownPets } from '../testing/own-pets.ts';
import type { Question } from './question.ts';
import { questionListSchema, questionSchema } from './question-schema.ts';
import { questions } from './questions.ts';

const specified = [...questions.values()];
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a question as JSON', () => {
  test.each([...specified, ...testerQuestions, ownPets])(
    '$key is the same after a round trip',
    (question) => {
      expect(questionSchema.parse(throughJson(question))).toEqual(question);
    },
  );

  test('the specified questions, those of the promotion and own ones are right lists', () => {
    expect(questionListSchema().parse(throughJson(specified))).toEqual(specified);
    expect(questionListSchema().parse(throughJson(testerQuestions))).toEqual(testerQuestions);
    expect(questionListSchema(specified).parse(throughJson([ownPets]))).toEqual([ownPets]);
  });
});

const text = { de: 'Wort', en: 'Word' };
const asks = (when: object) => ({ tilesWhen: [{ tile: 'DOG', when }] });

const listed = (change: object, before: readonly Question[] = specified) =>
  questionListSchema(before)
    .safeParse([{ ...ownPets, ...change }])
    .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);

test.each<[string, object, string]>([
  ['the key of a field', { key: 'personal_email' }, 'key: must be own_ and a name in small letters'],
  [
    'the key of a specified question',
    { key: 'question_shape' },
    'key: question_shape: there is such a question',
  ],
  ['a key like a path', { key: 'own_a.b' }, 'key: must be own_'],
  ['no key', { key: undefined }, 'key: Invalid input'],
  ['no English title', { title: { de: 'Wort' } }, 'title.en: the English text is missing'],
  [
    'no German label',
    { labels: { ...ownPets.labels, DOG: { en: 'Dog' } } },
    'labels.DOG.de: the German text',
  ],
  ['an empty text', { short: { de: '', en: 'x' } }, 'short.de: is empty'],
  ['two lines', { title: { de: 'a\nb', en: 'x' } }, 'title.de: must be one line of plain text'],
  ['a third language', { title: { ...text, fr: 'Mot' } }, 'title: Unrecognized key: "fr"'],
  ['a field that no question has', { onAnswer: 'alert(1)' }, ': Unrecognized key: "onAnswer"'],
  ['a code in small letters', { labels: { dog: text, CAT: text } }, 'labels.dog: '],
  ['one answer', { labels: { DOG: text }, tiles: ['DOG'] }, 'labels: must be 2 to 30 answers'],
  ['a tile without a label', { tiles: ['DOG', 'COW'] }, 'tiles: COW has no label'],
  ['a tile that every object has', { tiles: ['DOG', 'TOSTRING'] }, 'tiles: TOSTRING has no label'],
  ['a tile twice', { tiles: ['DOG', 'CAT', 'DOG'] }, 'tiles: DOG is offered twice'],
  ['a tile that also stands apart', { aside: 'DOG' }, 'tiles: DOG is offered twice'],
  ['no tile', { tiles: [] }, 'tiles: Too small'],
  ['a note to no answer', { notes: { COW: text } }, 'notes: COW has no label'],
  [
    'two answers of one name',
    { labels: { ...ownPets.labels, NONE: ownPets.labels.CAT } },
    'two answers are called Eine Katze',
  ],
  ['a rule for no tile', { tiles: ['CAT', 'NONE'] }, 'tilesWhen: DOG is no tile'],
  ['a condition without facts', asks({}), 'tilesWhen.0.when: asks for nothing'],
  ['a condition without codes', asks({ question_size: [] }), 'tilesWhen.0.when.question_size'],
  ['a condition in another form', asks({ question_size: 'OVER_7M' }), 'tilesWhen.0.when.question_size'],
  [
    'an unknown code',
    asks({ question_size: ['HUGE'] }),
    'tilesWhen: own_pets: HUGE is no answer to question_size',
  ],
  [
    'an unknown code to exclude',
    asks({ question_size: { not: ['HUGE'] } }),
    'HUGE is no answer to question_size',
  ],
  ['an unknown funnel', asks({ funnel_name: ['onside'] }), 'onside is no answer to funnel_name'],
  [
    'an unknown parameter',
    asks({ utm_source: ['x'] }),
    'asks for utm_source, which is not answered before it',
  ],
  [
    'an unknown question',
    asks({ own_garden: ['BIG'] }),
    'asks for own_garden, which is not answered before it',
  ],
  ['itself', asks({ own_pets: ['CAT'] }), 'asks for own_pets, which is not answered before it'],
  [
    'the subtext asks so',
    { subtextWhen: [{ when: { own_x: ['A'] }, text }] },
    'subtextWhen: own_pets: a condition asks',
  ],
  ['pictures of an unknown question', { picturedBy: 'own_x' }, 'picturedBy: own_pets: own_x is not answered'],
])('%s is refused in words', (_case, change, message) => {
  expect(listed(change)?.join('\n')).toContain(message);
});

test('a condition asks for answers that are given before, unless it is specified otherwise', () => {
  const later = { ...ownPets, key: 'own_later' };
  const first = { ...ownPets, ...asks({ own_later: ['CAT'] }) };
  const listOf = (list: readonly object[]) => questionListSchema(specified).safeParse(list).success;
  expect(listOf([first, later])).toBe(false);
  expect(listOf([later, first])).toBe(true);
  expect(listOf([later, later])).toBe(false);
  // Planning place and budget (R6): the only allowed reference to a later question.
  const [place] = specified.filter(({ key }) => key === 'kitchen_planning_place');
  const asking = (when: object) => ({ ...place, tilesWhen: [{ tile: 'VIDEO', when }] });
  const alone = (question: object) => questionListSchema().safeParse([question]).success;
  expect(alone(asking({ question_budget: ['OVER_20K'] }))).toBe(true);
  expect(alone(asking({ question_budget: ['HUGE'] }))).toBe(false);
  expect(alone(asking({ question_reason: ['MOVING'] }))).toBe(false);
});

test('31 questions are too many', () => {
  const many = Array.from({ length: 31 }, (_, index) => ({ ...ownPets, key: `own_${index}` }));
  expect(questionListSchema(specified).safeParse(many.slice(1)).success).toBe(true);
  expect(questionListSchema(specified).safeParse(many).success).toBe(false);
});
