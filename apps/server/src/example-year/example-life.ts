import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { LOST_REASONS, type LostReason, type Status } from '@funnel/domain/pipeline/status';
import type { VisitKind } from '@funnel/domain/visit/visit';
import type { Chance } from './chance.ts';
import { EXAMPLE_STAFF } from './example-people.ts';

/** The history of an enquiry, in order, up to now. */
export type Act = { readonly at: Date; readonly by: string } & (
  | { readonly kind: 'call'; readonly outcome: CallOutcome; readonly seconds: number }
  | { readonly kind: 'visit'; readonly visit: VisitKind; readonly start: Date }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'status'; readonly to: Status }
);

export interface Life {
  readonly acts: readonly Act[];
  readonly status: Status;
  readonly lostReason: LostReason | null;
  readonly assignee: string | null;
  readonly tries: number;
  readonly nextTryAt: Date | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const AGENTS = EXAMPLE_STAFF.filter(({ role }) => role === 'agent').map(({ id }) => id);
const PLANNERS = EXAMPLE_STAFF.filter(({ role }) => role !== 'agent').map(({ id }) => id);
const NOTES = [
  'Einzug im April, Insel wäre ein Traum.',
  'Möchte Geräte von zu Hause mitnehmen.',
  'Am besten nach 17 Uhr anrufen.',
  'Schickt den Grundriss noch per E-Mail.',
  'Vergleicht mit einem anderen Studio.',
  'Altbau, Wand soll vielleicht weg.',
  'Hat schon eine Preisvorstellung, offen für mehr Stauraum.',
  'Bruder hat vor zwei Jahren bei uns gekauft.',
];

/** Office hours: 9 to 18, not on Sundays. */
function atWork(instant: Date, chance: Chance): Date {
  const at = new Date(instant);
  if (at.getUTCHours() >= 16) at.setUTCDate(at.getUTCDate() + 1);
  if (at.getUTCHours() >= 16 || at.getUTCHours() < 8)
    at.setUTCHours(8 + chance.whole(0, 2), chance.whole(0, 59));
  if (at.getUTCDay() === 0) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}

/** The history after the enquiry has come in. Acts in the future are left out. */
export function exampleLife(chance: Chance, receivedAt: Date, now: Date): Life {
  const acts: Act[] = [];
  const agent = chance.pick(AGENTS);
  let at = atWork(new Date(receivedAt.getTime() + chance.between(5, 90) * MINUTE_MS), chance);
  const state = {
    status: 'NEW' as Status,
    lostReason: null as LostReason | null,
    assignee: null as string | null,
    tries: 0,
    nextTryAt: null as Date | null,
  };
  const life = (): Life => ({ acts, ...state });
  // Some of the enquiries since yesterday, and most of the last hours, are still uncalled.
  const age = now.getTime() - receivedAt.getTime();
  if (age < 1.2 * DAY_MS && chance.isSo(age < 4 * HOUR_MS ? 0.8 : 0.25)) return life();
  // With the events of the next minutes.
  const isOver = () => at.getTime() + 15 * MINUTE_MS > now.getTime();
  const lose = (reason: LostReason) => {
    Object.assign(state, { status: 'LOST', lostReason: reason, nextTryAt: null });
  };
  const call = (outcome: CallOutcome) =>
    acts.push({
      kind: 'call',
      at,
      by: agent,
      outcome,
      seconds: chance.whole(outcome === 'NOT_REACHED' ? 15 : 90, 600),
    });
  const wait = (fromDays: number, toDays: number) => {
    at = atWork(new Date(at.getTime() + chance.between(fromDays, toDays) * DAY_MS), chance);
  };

  for (
    const most = chance.weighed([
      [0, 52],
      [1, 24],
      [2, 12],
      [3, 6],
      [5, 6],
    ] as const);
    state.tries < most;
  ) {
    if (isOver()) return life();
    call('NOT_REACHED');
    state.tries += 1;
    state.assignee = agent;
    if (state.tries >= 5) {
      lose('NOT_REACHED');
      return life();
    }
    wait(0.15, 1.6);
    state.nextTryAt = at;
  }
  if (isOver()) return life();
  state.assignee = agent;
  state.nextTryAt = null;
  if (chance.isSo(0.22)) {
    call(chance.isSo(0.1) ? 'WRONG_NUMBER' : 'LOST');
    lose(chance.pick(LOST_REASONS.filter((reason) => reason !== 'NOT_REACHED')));
    return life();
  }
  const meets = chance.isSo(0.68);
  call(meets ? 'APPOINTMENT' : 'REACHED');
  if (chance.isSo(0.55))
    acts.push({ kind: 'note', at: new Date(at.getTime() + MINUTE_MS), by: agent, text: chance.pick(NOTES) });
  state.status = 'CONTACTED';
  if (!meets) {
    wait(6, 24);
    if (!isOver() && chance.isSo(0.6)) lose(chance.pick(LOST_REASONS));
    return life();
  }
  const planner = chance.pick(PLANNERS);
  const start = visitStart(new Date(at.getTime() + chance.between(2, 12) * DAY_MS), chance);
  const visit = chance.weighed([
    ['SHOWROOM', 70],
    ['VIDEO', 18],
    ['HOME', 12],
  ] as const);
  acts.push({ kind: 'visit', at: new Date(at.getTime() + 2 * MINUTE_MS), by: agent, visit, start });
  Object.assign(state, { status: 'APPOINTMENT', assignee: planner });
  at = new Date(start.getTime() + 2 * HOUR_MS + chance.between(0, 50) * MINUTE_MS);
  if (isOver()) return life();
  if (chance.isSo(0.12)) {
    lose(chance.pick(LOST_REASONS));
    return life();
  }
  acts.push({ kind: 'status', at, by: planner, to: 'OFFER' });
  state.status = 'OFFER';
  wait(5, 45);
  if (isOver()) return life();
  if (chance.isSo(0.52)) {
    acts.push({ kind: 'status', at, by: planner, to: 'WON' });
    state.status = 'WON';
  } else if (chance.isSo(0.8)) lose(chance.pick(LOST_REASONS.filter((reason) => reason !== 'NOT_REACHED')));
  return life();
}

/** On the half hour, in opening hours. */
function visitStart(day: Date, chance: Chance): Date {
  const start = new Date(day);
  if (start.getUTCDay() === 0) start.setUTCDate(start.getUTCDate() + 1);
  start.setUTCHours(chance.whole(9, 14), chance.isSo(0.5) ? 0 : 30, 0, 0);
  return start;
}
