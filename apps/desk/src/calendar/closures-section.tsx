import { useLanguage, useText } from '@funnel/browser/language';
import type { Hours } from '@funnel/contract/calendar/manage-hours';
import { STATES, type State } from '@funnel/domain/slot/slot-settings';
import { daySpan } from '@funnel/domain/slot/slot-time';
import { STATE_NAMES } from '@funnel/domain/slot/state-names';
import { Chip } from '@funnel/ui/chip';
import { Button } from '@funnel/ui/compact-button';
import { BinIcon, PlusIcon } from '@funnel/ui/desk-icon';
import { IconButton } from '@funnel/ui/icon-button';
import { TickBox } from '@funnel/ui/tick-box';
import { longDay } from './day-words.ts';
import style from './hours-panel.module.css';
import { hoursTexts as texts } from './hours-texts.ts';
import { useHoursChanges } from './use-hours.ts';

interface ClosuresSectionProps {
  readonly hours: Hours;
  readonly states: readonly State[];
  readonly isOff: boolean;
  readonly onAdd: () => void;
  readonly onStates: (states: State[]) => void;
}

/** Closed days, and the states whose holidays are observed. */
export function ClosuresSection({ hours, states, isOff, onAdd, onStates }: ClosuresSectionProps) {
  const say = useText();
  const { language } = useLanguage();
  const { open } = useHoursChanges();
  const toggle = (state: State) =>
    onStates(states.includes(state) ? states.filter((each) => each !== state) : [...states, state]);
  return (
    <section className={style['section']}>
      <header className={style['head']}>
        <h2>{say(texts.closures)}</h2>
        {!isOff && (
          <Button size="s" data-action="add-closure" onClick={onAdd}>
            <PlusIcon size="s" />
            {say(texts.addClosure)}
          </Button>
        )}
      </header>
      <ul className={style['closures']}>
        {hours.closures.length === 0 && <li className={style['meta']}>{say(texts.noClosures)}</li>}
        {hours.closures.map(({ from, to, reason }) => {
          const days = from === to ? longDay(from, language) : daySpan(from, to, language);
          return (
            <li key={`${from} ${to}`} data-closure={from}>
              <div>
                <b>{days}</b>
                <p className={style['meta']}>{reason || say(texts.noReason)}</p>
              </div>
              {!isOff && (
                <IconButton
                  data-action="reopen"
                  label={say(texts.reopen, { days })}
                  disabled={open.isPending}
                  onClick={() => open.mutate({ from, to })}
                >
                  <BinIcon size="s" />
                </IconButton>
              )}
            </li>
          );
        })}
        <li>
          <details className={style['states']}>
            <summary>
              <span>
                <b>{say(texts.holidays)}</b>
                <span className={style['meta']}>
                  {states.map((state) => STATE_NAMES[state]).join(', ') || say(texts.noHolidays)}
                </span>
              </span>
              <Chip tone="mint">{say(texts.automatic)}</Chip>
            </summary>
            <fieldset disabled={isOff}>
              <legend className={style['meta']}>{say(texts.states)}</legend>
              {STATES.map((state) => (
                <TickBox
                  key={state}
                  name={`state-${state}`}
                  isOn={states.includes(state)}
                  onChange={() => toggle(state)}
                >
                  {STATE_NAMES[state]}
                </TickBox>
              ))}
            </fieldset>
          </details>
        </li>
      </ul>
    </section>
  );
}
