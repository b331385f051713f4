import { useText } from '@funnel/browser/language';
import { CONFIRM_WITHIN_HOURS } from '@funnel/domain/slot/slot-settings';
import { TickBox } from '@funnel/ui/tick-box';
import style from './hours-panel.module.css';
import { hoursTexts, confirmationTexts as texts } from './hours-texts.ts';
import { Stepper } from './stepper.tsx';

interface ConfirmationSectionProps {
  /** 0: bookings need no confirmation. */
  readonly hours: number;
  readonly isOff: boolean;
  readonly onChange: (hours: number) => void;
}

const MOST_HOURS = 336;

/** Whether bookings by visitors have to be confirmed by mail. */
export function ConfirmationSection({ hours, isOff, onChange }: ConfirmationSectionProps) {
  const say = useText();
  const isOn = hours > 0;
  return (
    <section className={style['section']}>
      <h2>{say(texts.title)}</h2>
      <TickBox
        name="confirmation"
        isOn={isOn}
        isOff={isOff}
        onChange={(to) => onChange(to ? CONFIRM_WITHIN_HOURS : 0)}
      >
        {say(texts.ask)}
      </TickBox>
      <p className={style['meta']}>{say(isOn ? texts.reserved : texts.booked)}</p>
      {isOn && (
        <div className={style['values']}>
          <span>{say(texts.within)}</span>
          <Stepper
            name="unconfirmedHours"
            label={say(texts.within)}
            unit={say(hoursTexts.hours)}
            value={hours}
            least={1}
            most={MOST_HOURS}
            isOff={isOff}
            onChange={onChange}
          />
        </div>
      )}
    </section>
  );
}
