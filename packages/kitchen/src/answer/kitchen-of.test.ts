import { codesOf } from '@funnel/domain/question/question';
import { type Answers, questions } from '@funnel/domain/question/questions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furnishKitchen } from '../kitchen/furnish-kitchen.ts';
import { materialsOf } from '../material/look-materials.ts';
import { type Bounds, boundsOf } from '../part/bounds.ts';
import { layouts, ovens, shapes, sizes, styles } from './answer.ts';
import { kitchenOf } from './kitchen-of.ts';

const MILLIMETRE = 0.001;
const AXES = [0, 1, 2] as const;

/** Every possible enquiry: each question answered with any code of the wire, or not at all. */
const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries([...questions].map(([key, question]) => [key, fc.constantFrom(...codesOf(question))])),
  { requiredKeys: [] },
);

/** The faults of a kitchen: a part without a size or a known material, an object outside the room. */
function faultsOf(answers: Answers): string[] {
  const { parts, things, room, look } = furnishKitchen(kitchenOf(answers));
  if (!room || parts.length === 0 || things.length === 0) return ['nothing'];
  const materials = materialsOf(look);
  const ends = [room.width, room.height, room.depth] as const;
  const isSized = ({ min, max }: Bounds) => AXES.every((axis) => max[axis] > min[axis]);
  const isInside = ({ min, max }: Bounds) =>
    AXES.every((axis) => min[axis] >= -MILLIMETRE && max[axis] <= ends[axis] + MILLIMETRE);
  return [
    ...AXES.filter((axis) => !(ends[axis] > 0)).map((axis) => `room, axis ${axis}`),
    ...parts.filter((part) => !materials[part.material] || !isSized(boundsOf(part))).map(({ kind }) => kind),
    ...things
      .filter(({ name, bounds }) => name !== 'window' && name !== 'door' && !isInside(bounds))
      .map(({ name }) => name),
  ];
}

test('every enquiry has a kitchen, and everything in it is inside the room', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(faultsOf(answers)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('no plan has a fault in any room and style, wherever the oven is', () => {
  for (const question_shape of shapes.codes)
    for (const question_size of sizes.codes)
      for (const question_layout of [...layouts.codes, undefined])
        for (const question_style of styles.codes)
          for (const question_oven_type of [...ovens.codes, undefined]) {
            const answers = {
              question_shape,
              question_size,
              question_layout,
              question_style,
              question_oven_type,
            };
            expect(faultsOf(answers), JSON.stringify(answers)).toEqual([]);
          }
});

test('each code of each question alone gives a kitchen, also one that no screen offers any more', () => {
  for (const [key, question] of questions)
    for (const code of codesOf(question)) {
      const kitchen = kitchenOf({ [key]: code });
      expect(Object.values(kitchen)).not.toContain(undefined);
      expect(furnishKitchen(kitchen).parts.length).toBeGreaterThan(0);
    }
});

test('a decided answer is drawn', () => {
  const kitchen = {
    shape: 'U_FORM',
    size: 'OVER_7M',
    layout: 'OPEN',
    style: 'MODERN',
    oven: 'IN_BASE_CABINET',
  };
  expect(
    kitchenOf({
      question_shape: 'U_FORM',
      question_size: 'OVER_7M',
      question_layout: 'OPEN',
      question_style: 'LACQUER',
      question_oven_type: 'IN_BASE_CABINET',
    }),
  ).toMatchObject(kitchen);
});

test('an undecided answer is drawn as in the default kitchen, or as its plan has it', () => {
  const undecided: Answers = {
    question_shape: 'NOT_DECIDED',
    question_layout: 'STILL_PLANNING',
    question_style: 'NO_IDEA',
    question_color: 'STILL_PLANNING',
    question_worktop_material: 'NO_IDEA',
    question_cooker_type: 'NO_IDEA',
    question_oven_type: 'NO_IDEA',
  };
  expect(kitchenOf(undecided)).toEqual(kitchenOf({}));
});
