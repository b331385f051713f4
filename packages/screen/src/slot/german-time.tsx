import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { startTime } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import style from './german-time.module.css';

/** Whether the visitor's clock shows another time than the one in Germany. */
function isElsewhere(slot: Slot): boolean {
  const own = new Date(slot.start).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  return own !== startTime(slot);
}

/** Says whose time it is, to those whose clock shows another. `slot` is one of those that are shown. */
export function GermanTime({ slot, say }: { slot: Slot | undefined; say: Say }) {
  if (!slot || !isElsewhere(slot)) return null;
  return <p className={style['note']}>{say(texts.germanTime)}</p>;
}
