import type { Slot } from '@funnel/domain/slot/slot';
import { startTime } from '@funnel/domain/slot/slot-time';

/** Whether the visitor's clock shows another time than the one in Germany. */
export function isElsewhere(slot: Slot): boolean {
  const own = new Date(slot.start).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  return own !== startTime(slot);
}
