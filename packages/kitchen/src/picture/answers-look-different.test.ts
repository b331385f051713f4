import { color } from '@funnel/domain/question/color';
import { style } from '@funnel/domain/question/style';
import { timeframe } from '@funnel/domain/question/timeframe';
import { expect, test } from 'vitest';
import { HOUSE_LOOK } from '../answer/answer.ts';
import { materialsOf } from '../material/look-materials.ts';
import type { MaterialName } from '../material/material-name.ts';
import { budgetShot } from './budget-shots.ts';
import { PICTURES } from './pictures.ts';

const shotOf = (...path: string[]) => {
  const picture = PICTURES.find(({ name }) => name === path.join('/'));
  if (!picture) throw new Error(`no picture ${path.join('/')}`);
  return picture.shot();
};
const count = (material: MaterialName, ...path: string[]) =>
  shotOf(...path).model.parts.filter((part) => part.material === material).length;

test('colourful fronts have three colours, and none is the green of the house', () => {
  const { front, wallFront, tallFront } = materialsOf({ ...HOUSE_LOOK, color: 'COLORFUL' });
  const house = materialsOf(HOUSE_LOOK).front.color;
  expect(new Set([front.color, wallFront.color, tallFront.color, house]).size).toBe(4);
});

test('styles and colours are seen from different places', () => {
  const places = (key: string, codes: readonly string[]) =>
    codes.map((code) => JSON.stringify(shotOf(key, code).camera.position));
  const styles = places(
    style.key,
    style.tiles.filter((code) => code !== 'NO_IDEA'),
  );
  const colors = places(color.key, color.tiles);
  expect(new Set(styles).size).toBe(1);
  expect(new Set(colors).size).toBe(1);
  expect(colors[0]).not.toBe(styles[0]);
});

test('the wait on the calendar grows from tile to tile', () => {
  expect(timeframe.tiles.map((code) => count('sage', timeframe.key, code))).toEqual([0, 3, 6, 12]);
});

test('more money buys more metres of cabinets, and another shape from the third step on', () => {
  const kitchens = ([0, 1, 2, 3] as const).map((step) => budgetShot(step).model.things);
  const metres = kitchens.map((things) =>
    things
      .filter(({ name }) => /^(base|tall) /.test(name))
      .reduce((sum, { bounds: { min, max } }) => sum + Math.max(max[0] - min[0], max[2] - min[2]), 0),
  );
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  expect(new Set(metres.map((each) => each.toFixed(1))).size).toBe(4);
  const has = (name: string) => kitchens.map((things) => things.some((thing) => thing.name === name));
  expect(has('corner')).toEqual([false, false, true, false]);
  expect(has('island worktop')).toEqual([false, false, false, true]);
});

test('only a ceramic hob glows over a whole zone', () => {
  const glowing = ['INDUCTION', 'CERAMIC_HOB', 'GAS'].filter(
    (code) => count('hobEmber', 'question_cooker_type', code) > 0,
  );
  expect(glowing).toEqual(['CERAMIC_HOB']);
});
