import { HOUSE_LOOK, type Style } from '../answer/answer.ts';
import { addFront } from '../furniture/front.ts';
import { addHob } from '../furniture/hob.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import { addPot } from '../prop/cookware.ts';
import { addCup } from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';

/** Sample doors of every style in a rack, to be compared. */
export const styleNoIdea = () =>
  stillLife((b) => {
    b.box('oak', [-0.78, 0, -0.3], [1.66, 0.07, 0.5], 0.01, 0);
    const doors: [Style, MaterialName, number][] = [
      ['CLASSIC', 'cream', -0.7],
      ['COUNTRY_HOUSE', 'sage', -0.32],
      ['MODERN', 'anthracite', 0.06],
      ['CLASSIC', 'lightOak', 0.44],
    ];
    for (const [style, material, x] of doors) {
      b.leaning([x + 0.16, 0, -0.1], 1, 0.32, () => addSampleDoor(b, style, material, x));
    }
    addFan(b);
    addCup(b, [0.66, 0, 0.42], 'redEnamel', 'coffee', 1.3);
  });

function addSampleDoor(b: Builder, style: Style, material: MaterialName, x: number): void {
  addFront(b, style, { x, y: 0.07, width: 0.36, height: 0.66, depth: -0.1, material, handle: 'right' });
}

/** A colour fan, spread. */
function addFan(b: Builder): void {
  const colors: MaterialName[] = [
    'cream',
    'lightOak',
    'sage',
    'forest',
    'terracotta',
    'redEnamel',
    'anthracite',
  ];
  for (const [i, material] of colors.entries()) {
    b.leaning([-0.28, 0, 0.44], 1, -0.75 + i * 0.25, () =>
      b.box(material, [-0.31, i * 0.007, 0.42], [0.3, 0.006, 0.07], 0.002),
    );
  }
}

/** The three hobs side by side on one worktop. */
export const cookerNoIdea = () =>
  stillLife(
    (b) => {
      b.box('worktop', [-1.02, 0, -0.36], [2.04, 0.06, 0.74], 0.01, 0);
      for (const [i, cooker] of (['INDUCTION', 'CERAMIC_HOB', 'GAS'] as const).entries()) {
        addHob(b, cooker, [(i - 1) * 0.655, 0.06, 0.01], 0.58);
      }
      addPot(b, [-0.5, 0.068, 0.11], 0.1, 0.12);
    },
    { ...HOUSE_LOOK, worktop: 'WOOD' },
  );
