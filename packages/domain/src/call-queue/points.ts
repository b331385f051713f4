/** Priority among enquiries with equally little time left. */
export const POINTS = {
  SLOT_CHOSEN: 30,
  LARGE_BUDGET: 22,
  FLOOR_PLAN: 18,
  SOON: 12,
} as const;
export type PointReason = keyof typeof POINTS;

/** Codes of all funnels. */
const LARGE_BUDGETS = ['FROM_12K_20K', 'FROM_15K_20K', 'OVER_15K', 'OVER_20K'];
const SOON = ['ASAP', 'FROM_1_3_MONTHS', 'LESS_THAN_4_MONTHS', 'FROM_4_6_MONTHS', 'LESS_THAN_6_MONTHS'];

interface Scored {
  readonly answers: Readonly<Record<string, string>>;
  readonly hasSlot: boolean;
  readonly hasFloorPlan: boolean;
}

export interface Points {
  readonly sum: number;
  readonly parts: readonly { readonly reason: PointReason; readonly points: number }[];
}

export function pointsOf({ answers, hasSlot, hasFloorPlan }: Scored): Points {
  const reasons: PointReason[] = [
    ...(hasSlot ? (['SLOT_CHOSEN'] as const) : []),
    ...(LARGE_BUDGETS.includes(answers['question_budget'] ?? '') ? (['LARGE_BUDGET'] as const) : []),
    ...(hasFloorPlan ? (['FLOOR_PLAN'] as const) : []),
    ...(SOON.includes(answers['question_timeframe'] ?? '') ? (['SOON'] as const) : []),
  ];
  const parts = reasons.map((reason) => ({ reason, points: POINTS[reason] }));
  return { sum: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
