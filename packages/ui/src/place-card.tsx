import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import { CheckIcon } from './icon.tsx';
import style from './place-card.module.css';
import { Spinner } from './spinner.tsx';

/** Places side by side. */
export function PlaceGrid({ children }: { children: ReactNode }) {
  return <ul className={style['grid']}>{children}</ul>;
}

export type PlaceCardProps = {
  name: string;
  /** How far it is. */
  badge?: ReactNode;
  /** Address, telephone and hours. */
  children: ReactNode;
  /** In small print below. */
  note?: ReactNode;
  /** Absent if nothing can be chosen. */
  choice?: {
    label: ReactNode;
    value: string;
    chosen: boolean;
    /** Being sent. */
    busy: boolean;
    onChoose: () => void;
    /** The error. */
    failure?: string | undefined;
  };
};

/** A place with its address, and the button that chooses it. */
export function PlaceCard({ name, badge, children, note, choice }: PlaceCardProps) {
  const id = useId();
  return (
    <li className={style['card']} data-chosen={choice?.chosen || undefined}>
      <div className={style['head']}>
        <h3 id={id} className={style['name']}>
          {name}
        </h3>
        {badge && <span className={style['badge']}>{badge}</span>}
      </div>
      <div className={style['body']}>{children}</div>
      {note && <p className={style['note']}>{note}</p>}
      {choice && (
        <button
          type="button"
          className={style['choose']}
          data-place={choice.value}
          aria-pressed={choice.chosen}
          aria-describedby={id}
          aria-disabled={choice.busy || undefined}
          onClick={() => !choice.busy && choice.onChoose()}
        >
          {choice.busy ? <Spinner /> : choice.chosen && <CheckIcon size="s" />}
          {choice.label}
        </button>
      )}
      {choice && <FieldMessage id={`${id}-failure`} error={choice.failure} spaced={false} />}
    </li>
  );
}
