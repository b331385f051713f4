import { SlotGrid, SlotSkeleton } from '@funnel/ui/slot-button';
import style from './part-list.module.css';

/** The usual number of times in the morning and in the afternoon, to avoid a layout shift. */
const EXPECTED = [3, 6];

/** The placeholder of a day's times while they load. */
export function PartSkeleton({ narrow = false }: { narrow?: boolean }) {
  return EXPECTED.map((count) => (
    <div key={count} className={style['part']} data-narrow={narrow || undefined} aria-hidden="true">
      <p className={style['name']}>{'\u00a0'}</p>
      <SlotGrid narrow={narrow}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <li key={index}>
            <SlotSkeleton />
          </li>
        ))}
      </SlotGrid>
    </div>
  ));
}
