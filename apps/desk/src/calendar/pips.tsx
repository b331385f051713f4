import style from './pips.module.css';

/** Above this number the seats are shown as digits. */
const MOST = 8;

interface PipsProps {
  readonly taken: number;
  readonly capacity: number;
  /** Wished calls, to be settled. */
  readonly wished?: number;
}

/** One mark for each seat. Decorative: the parent names the numbers for screen readers. */
export function Pips({ taken, capacity, wished = 0 }: PipsProps) {
  const count = Math.max(capacity, taken + wished);
  if (count > MOST)
    return (
      <span className={style['count']} aria-hidden="true">
        {taken}/{capacity}
      </span>
    );
  const looks = Array.from({ length: count }, (_, index) =>
    index < taken ? 'taken' : index < taken + wished ? 'wished' : 'free',
  );
  return (
    <span className={style['pips']} aria-hidden="true">
      {looks.map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name.
        <i key={index} className={style[look]} />
      ))}
    </span>
  );
}
