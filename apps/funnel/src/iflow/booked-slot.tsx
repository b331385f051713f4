import { callWindow, dayWords, slotDate } from '@funnel/domain/slot/slot-time';
import type { Language, Text } from '@funnel/domain/text/text';
import { ClockIcon } from '@funnel/ui/icon';
import style from './booked-slot.module.css';

const texts = {
  label: { de: 'Ihr Telefontermin', en: 'Your phone appointment' },
  start: { de: '{day}, {from} Uhr', en: '{day}, {from}' },
  window: {
    de: 'Wir rufen Sie zwischen {from} und {to} Uhr an.',
    en: 'We will call you between {from} and {to}, German time.',
  },
} as const satisfies Record<string, Text>;

/** An instant with its offset; a plus sign that an address turned into a space is one again. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+ -]\d\d:?\d\d)$/;

function parseInstant(date: string | undefined): string | undefined {
  if (date === undefined || !INSTANT.test(date)) return undefined;
  const instant = date.replace(' ', '+');
  return Number.isNaN(Date.parse(instant)) ? undefined : instant;
}

interface BookedSlotProps {
  /** Undefined while it is not known: then only the room is kept. */
  readonly date: string | undefined;
  readonly isKnown: boolean;
  readonly language: Language;
  readonly say: (text: Text) => string;
}

/** The appointment that was just booked, as the clocks in Germany show it. A date that is none is not shown. */
export function BookedSlot({ date, isKnown, language, say }: BookedSlotProps) {
  if (!isKnown) return <div className={style['slot']} aria-hidden="true" />;
  const start = parseInstant(date);
  if (start === undefined) return null;
  const { from, to } = callWindow({ start });
  const day = dayWords(slotDate({ start }), language).whole;
  const fill = (text: Text) => say(text).replace('{day}', day).replace('{from}', from).replace('{to}', to);
  return (
    <section className={style['slot']} aria-label={say(texts.label)}>
      <ClockIcon size="l" />
      <div>
        <p className={style['label']}>{say(texts.label)}</p>
        <p className={style['day']}>{fill(texts.start)}</p>
        <p className={style['window']}>{fill(texts.window)}</p>
      </div>
    </section>
  );
}
