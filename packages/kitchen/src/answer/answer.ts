import { color } from '@funnel/domain/question/color';
import { cookerType } from '@funnel/domain/question/cooker-type';
import { layout } from '@funnel/domain/question/layout';
import { ovenType } from '@funnel/domain/question/oven-type';
import { shape } from '@funnel/domain/question/shape';
import { size } from '@funnel/domain/question/size';
import { style } from '@funnel/domain/question/style';
import { worktopMaterial } from '@funnel/domain/question/worktop-material';
import { drawable } from './drawable.ts';

/** The answers that decide the drawing. For an undecided code the default kitchen or the plan decides. */
export const shapes = drawable(shape, { NOT_DECIDED: undefined });
export const sizes = drawable(size, {});
export const layouts = drawable(layout, { STILL_PLANNING: undefined });
export const styles = drawable(style, {
  NO_IDEA: undefined,
  LACQUER: 'MODERN',
  PLASTIC: 'MODERN',
  NATURAL: 'COUNTRY_HOUSE',
});
export const colors = drawable(color, {
  STILL_PLANNING: undefined,
  STONE_CERAMIC: 'DARK',
  METAL: 'DARK',
  BETON: 'DARK',
});
export const worktops = drawable(worktopMaterial, { NO_IDEA: undefined });
export const cookers = drawable(cookerType, { NO_IDEA: undefined });
export const ovens = drawable(ovenType, { NO_IDEA: undefined });

export type Shape = (typeof shapes.codes)[number];
export type Size = (typeof sizes.codes)[number];
export type Layout = (typeof layouts.codes)[number];
export type Style = (typeof styles.codes)[number];
export type Color = (typeof colors.codes)[number];
export type Worktop = (typeof worktops.codes)[number];
export type Cooker = (typeof cookers.codes)[number];
export type Oven = (typeof ovens.codes)[number];

/** The answers that change the look of a kitchen, not the positions in it. */
export interface Look {
  style: Style;
  /** `HOUSE`: the sage green of all pictures that do not ask for a colour. */
  color: Color | 'HOUSE';
  worktop: Worktop;
  cooker: Cooker;
}
/** The complete input to furnish a kitchen. */
export interface Kitchen extends Look {
  shape: Shape;
  size: Size;
  /** Without it the room is drawn as a cutaway, as in a catalogue. */
  layout?: Layout;
  /** Without it the oven stays where the plan has it. */
  oven?: Oven;
}

export const HOUSE_LOOK: Look = {
  style: 'CLASSIC',
  color: 'HOUSE',
  worktop: 'NATURAL_QUARTZ_STONE',
  cooker: 'INDUCTION',
};
