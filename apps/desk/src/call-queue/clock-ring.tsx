import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { PromiseKind } from '@funnel/domain/call-queue/queue-group';
import { timeLeft } from '@funnel/domain/call-queue/time-left';
import { RepeatIcon, StarIcon } from '@funnel/ui/desk-icon';
import { CalendarIcon, ClockIcon, type IconProps } from '@funnel/ui/icon';
import type { ComponentType } from 'react';
import style from './clock-ring.module.css';
import { queueTexts as texts } from './queue-texts.ts';

export const PROMISE_ICONS: Readonly<Record<PromiseKind, ComponentType<IconProps>>> = {
  TRY: RepeatIcon,
  SLOT: CalendarIcon,
  RESERVED: CalendarIcon,
  WISH: CalendarIcon,
  TESTER: StarIcon,
  SOON: ClockIcon,
};

/** The time left on the promise, as an arc and a number. Decorative: the text for screen readers is beside it. */
export function ClockRing({ promise, now, isLarge = false }: ClockRingProps) {
  const say = useText();
  const { state, share, minutes } = timeLeft(promise, now);
  const Icon = PROMISE_ICONS[promise.kind];
  return (
    <span className={`${style['ring']} ${style[state]} ${isLarge ? style['large'] : ''}`} aria-hidden="true">
      <svg viewBox="0 0 38 38" aria-hidden="true">
        <circle cx="19" cy="19" r="17.2" />
        {share > 0 && (
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
      <span>
        {state === 'ahead' ? <Icon size="s" /> : shortTime(minutes, (count) => say(texts.hours, { count }))}
      </span>
    </span>
  );
}

interface ClockRingProps {
  readonly promise: QueueEntry['promise'];
  readonly now: Date;
  readonly isLarge?: boolean;
}

const MANY_MINUTES = 100;
const HOUR_MINUTES = 60;

/** 18, +12, 20 h */
function shortTime(minutes: number, hours: (count: string) => string): string {
  const sign = minutes < 0 ? '+' : '';
  const size = Math.abs(minutes);
  return sign + (size < MANY_MINUTES ? String(size) : hours(String(Math.floor(size / HOUR_MINUTES))));
}
