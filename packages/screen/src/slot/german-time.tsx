import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { startTime } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import style from './german-time.module.css';

/** Whether the visitor's clock differs from German time. */
function isElsewhere(slot: Slot): boolean {
  const own = new Date(slot.start).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  return own !== startTime(slot);
}

/** Names the time zone to visitors whose clock differs. `slot` is any of the slots on the screen. */
export function GermanTime({ slot, say }: { slot: Slot | undefined; say: Say }) {
  if (!slot || !isElsewhere(slot)) return null;
  return <p className={style['note']}>{say(texts.germanTime)}</p>;
}
