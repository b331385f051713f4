/** One bookable time, ISO with offset. */
export interface Slot {
  readonly start: string;
  readonly end: string;
}

/** Date (YYYY-MM-DD in Europe/Berlin) to its slots. */
export type SlotsByDate = Readonly<Record<string, readonly Slot[]>>;

/** The slot with this start. */
export function slotFrom(start: string, minutes: number): Slot {
  return { start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString() };
}

const NARROW_BELOW_PX = 768;

/** Days per page of the carousel. */
export function visibleDays(viewportWidthPx: number): 2 | 3 {
  return viewportWidthPx < NARROW_BELOW_PX ? 2 : 3;
}

/** Only slots that start in the future are offered, and only days that still have one. */
export function futureSlots(slots: SlotsByDate, now: Date): SlotsByDate {
  return Object.fromEntries(
    Object.entries(slots)
      .map(([date, list]) => [date, list.filter(({ start }) => Date.parse(start) > now.getTime())] as const)
      .filter(([, list]) => list.length > 0),
  );
}

/** A day that still has times. */
export interface OpenDay {
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** A day with at most this many times gets a note. */
const FEW = 3;

export function hasFewLeft({ slots }: OpenDay): boolean {
  return slots.length <= FEW;
}

/** The days that still have times, in order. */
export function openDays(slots: SlotsByDate, now: Date): OpenDay[] {
  return Object.entries(futureSlots(slots, now))
    .map(([date, list]) => ({ date, slots: list }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The wire uses seconds, the slots use minutes. */
export function precallDurationSeconds(slotMinutes: number): number {
  return slotMinutes * 60;
}
