import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { timeLeft } from '@funnel/domain/call-queue/time-left';
import type { Say } from '@funnel/domain/text/say';
import { stepIcon } from '../part/step-icon.tsx';
import style from './clock-ring.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** The time left on the promise, as an arc and a number. Decorative: the text for screen readers is beside it. */
export function ClockRing({ step, now, isLarge = false }: ClockRingProps) {
  const say = useText();
  const { state, share, minutes } = timeLeft(step, now);
  const Icon = stepIcon(step);
  // A day has no minutes to count.
  const isQuiet = state === 'ahead' || (step.isWholeDay && state !== 'late');
  return (
    <span className={`${style['ring']} ${style[state]} ${isLarge ? style['large'] : ''}`} aria-hidden="true">
      <svg viewBox="0 0 38 38" aria-hidden="true">
        <circle cx="19" cy="19" r="17.2" />
        {share > 0 && !isQuiet && (
          <circle
            className={style['arc']}
            cx="19"
            cy="19"
            r="17.2"
            pathLength="100"
            strokeDasharray={`${Math.round(share * 100)} 100`}
          />
        )}
      </svg>
      <span>{isQuiet ? <Icon size="s" /> : shortTime(minutes, say)}</span>
    </span>
  );
}

interface ClockRingProps {
  readonly step: QueueEntry['step'];
  readonly now: Date;
  readonly isLarge?: boolean;
}

const MANY_MINUTES = 100;
const HOUR_MINUTES = 60;
const MANY_HOURS = 48;

/** 18, +12, 20 h, 3 T */
function shortTime(minutes: number, say: Say): string {
  const size = Math.abs(minutes);
  const hours = Math.floor(size / HOUR_MINUTES);
  if (hours >= MANY_HOURS) return say(texts.days, { count: String(Math.floor(hours / 24)) });
  const sign = minutes < 0 ? '+' : '';
  return sign + (size < MANY_MINUTES ? String(size) : say(texts.hours, { count: String(hours) }));
}
