/** The answer codes the kitchen can be drawn for, spelt as the funnel stores them. */
export const SHAPES = ['KITCHENETTE', 'L_FORM', 'U_FORM', 'ISLAND'] as const;
export const SIZES = ['LESS_THAN_3M', 'FROM_3M_TO_5M', 'FROM_5M_TO_7M', 'OVER_7M'] as const;
export const LAYOUTS = ['CLOSED', 'OPEN'] as const;
export const STYLES = ['CLASSIC', 'MODERN', 'COUNTRY_HOUSE'] as const;
export const COLORS = ['BRIGHT', 'DARK', 'COLORFUL', 'WOOD'] as const;
export const WORKTOPS = ['LAMINAT', 'NATURAL_QUARTZ_STONE', 'CERAMIC_DEKTON', 'WOOD'] as const;
export const COOKERS = ['INDUCTION', 'CERAMIC_HOB', 'GAS'] as const;
export const OVENS = ['IN_BASE_CABINET', 'AT_COUNTER_HEIGHT'] as const;

export type Shape = (typeof SHAPES)[number];
export type Size = (typeof SIZES)[number];
export type Layout = (typeof LAYOUTS)[number];
export type Style = (typeof STYLES)[number];
export type Color = (typeof COLORS)[number];
export type Worktop = (typeof WORKTOPS)[number];
export type Cooker = (typeof COOKERS)[number];
export type Oven = (typeof OVENS)[number];

/** What changes how a kitchen is made, not where it stands. */
export interface Look {
  style: Style;
  color: Color;
  worktop: Worktop;
  cooker: Cooker;
}
export interface KitchenAnswers extends Look {
  shape: Shape;
  size: Size;
  /** Without it the room is cut open, as a catalogue shows it. */
  layout?: Layout;
  /** Without it the oven stands where the plan has it. */
  oven?: Oven;
}

export const HOUSE_LOOK: Look = {
  style: 'CLASSIC',
  color: 'COLORFUL',
  worktop: 'NATURAL_QUARTZ_STONE',
  cooker: 'INDUCTION',
};
export const HOUSE_KITCHEN: KitchenAnswers = {
  ...HOUSE_LOOK,
  shape: 'L_FORM',
  size: 'FROM_3M_TO_5M',
};
