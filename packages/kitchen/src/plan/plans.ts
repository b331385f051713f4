import type { Shape, Size } from '../answer/answer.ts';

/**
 * Where everything stands. Base modules: D drawers, E two deep drawers, S sink, W dishwasher, O oven under a hob, H hob
 * over deep drawers, C door, B two doors, X filler. Tall: TF fridge, TH ovens, TL larder. Wall units: d door hinged
 * left, r door hinged right, l lift, o open oak, s shelves, h hood, _ gap.
 */
export interface Plan {
  room: { width: number; depth: number };
  back: string;
  backWall?: string;
  /** Read from the front end towards the corner. */
  left?: string;
  leftWall?: string;
  /** Read from the corner towards the front end: the peninsula. */
  right?: string;
  island?: string;
  /** A dining table before the run, where an island could stand. */
  table?: boolean;
  window: { wall: 'left' } | { wall: 'back'; from: number; width: number };
}

const room = (width: number, depth: number) => ({ width, depth });
const LEFT_WINDOW = { wall: 'left' } as const;
const backWindow = (from: number, width: number) => ({ wall: 'back', from, width }) as const;

export const PLANS: Record<Shape, Record<Size, Plan>> = {
  KITCHENETTE: {
    LESS_THAN_3M: {
      back: 'TF60 S60 O60 D60',
      backWall: '_60 d60 h60 o60',
      room: room(3.0, 1.9),
      window: LEFT_WINDOW,
    },
    FROM_3M_TO_5M: {
      back: 'TF60 D60 S60 W60 O60 D60',
      backWall: '_60 o60 d60 r60 h60 d60',
      room: room(4.2, 2.05),
      window: LEFT_WINDOW,
    },
    FROM_5M_TO_7M: {
      back: 'TF60 TH60 D60 S60 W60 D90 H90 D60',
      backWall: '_120 o60 d60 r60 s90 h90 d60',
      room: room(6.0, 2.3),
      window: LEFT_WINDOW,
    },
    OVER_7M: {
      back: 'TF60 TF60 TH60 TL60 D90 S80 W60 D90 H90 D90',
      backWall: '_240 o90 d80 r60 s90 h90 d90',
      room: room(8.0, 2.5),
      window: LEFT_WINDOW,
    },
  },
  L_FORM: {
    LESS_THAN_3M: {
      back: 'X5 S60 TF60',
      left: 'O60 X5',
      leftWall: 'h60 d60',
      room: room(2.5, 2.0),
      window: backWindow(0.7, 0.55),
    },
    FROM_3M_TO_5M: {
      back: 'X5 S60 W60 D60 TF60',
      left: 'D60 O60 X5',
      leftWall: 'd60 h60 d60',
      room: room(3.55, 2.45),
      window: backWindow(0.95, 1.28),
    },
    FROM_5M_TO_7M: {
      back: 'X5 D60 S60 W60 D60 TH60 TF60',
      left: 'D90 H90 D60 X5',
      leftWall: 'o45 d45 h90 d60',
      room: room(4.85, 3.3),
      window: backWindow(1.25, 1.5),
    },
    OVER_7M: {
      back: 'X5 D90 S80 W60 D90 TL60 TH60 TF60',
      left: 'D90 D90 H90 D60 X5',
      leftWall: 'o90 d90 h90 d60',
      room: room(6.2, 4.2),
      window: backWindow(1.5, 1.5),
    },
  },
  U_FORM: {
    LESS_THAN_3M: {
      back: 'X5 S60 X5',
      left: 'TF60 O60 X5',
      leftWall: '_60 h60',
      right: 'X5 D60',
      room: room(2.75, 2.4),
      window: backWindow(0.6, 0.95),
    },
    FROM_3M_TO_5M: {
      back: 'X5 S80 W60 X5',
      left: 'TF60 D60 O60 X5',
      leftWall: '_60 d60 h60 d60',
      right: 'X5 D60 D60',
      room: room(3.7, 2.85),
      window: backWindow(0.85, 1.3),
    },
    FROM_5M_TO_7M: {
      back: 'X5 D60 S60 W60 D60 X5',
      left: 'TF60 TH60 D60 H90 X5',
      leftWall: '_120 d60 h90 d60',
      right: 'X5 D90 D90',
      room: room(4.75, 3.75),
      window: backWindow(1.15, 1.5),
    },
    OVER_7M: {
      back: 'X5 D90 S80 W60 D90 X5',
      left: 'TL60 TF60 TH60 D90 H90 X5',
      leftWall: '_180 d90 h90 d60',
      right: 'X5 D60 D90 D60',
      room: room(5.6, 4.7),
      window: backWindow(1.5, 1.5),
    },
  },
  ISLAND: {
    LESS_THAN_3M: {
      back: 'TF60 S60 D60',
      backWall: '_60 o60 d60',
      island: 'H90',
      room: room(3.0, 3.1),
      window: LEFT_WINDOW,
    },
    FROM_3M_TO_5M: {
      back: 'TF60 TH60 D60 S60 W60',
      backWall: '_120 d60 o60 d60',
      island: 'D60 H90 D30',
      room: room(3.95, 3.45),
      window: LEFT_WINDOW,
    },
    FROM_5M_TO_7M: {
      back: 'TF60 TH60 TL60 D90 S60 W60 D60',
      backWall: '_180 d90 o60 d60 d60',
      island: 'D60 H90 D60',
      room: room(5.3, 3.9),
      window: LEFT_WINDOW,
    },
    OVER_7M: {
      back: 'TF60 TF60 TH60 TL60 D90 S80 W60 D90 D60',
      backWall: '_240 d90 o80 d60 d90 d60',
      island: 'D90 H90 D90',
      room: room(6.7, 4.3),
      window: LEFT_WINDOW,
    },
  },
};

/** Plain base cabinets in a row, for visitors who have not chosen a shape: they show only the length. */
export const NEUTRAL_RUNS: Record<Size, string> = {
  LESS_THAN_3M: 'D60 B60 B60 D60',
  FROM_3M_TO_5M: 'D60 B60 B60 D60 B60 B60 D60',
  FROM_5M_TO_7M: 'D60 B60 B60 D60 B60 B60 D60 B60 B60 D60',
  OVER_7M: 'D60 B60 B60 D60 B60 B60 D60 B60 B60 D60 B60 B60 D60',
};

export const RUN_BANDS: Record<Size, { over: number; upTo: number }> = {
  LESS_THAN_3M: { over: 0, upTo: 3 },
  FROM_3M_TO_5M: { over: 3, upTo: 5 },
  FROM_5M_TO_7M: { over: 5, upTo: 7 },
  OVER_7M: { over: 7, upTo: 10 },
};
