import { SlotGrid, SlotSkeleton } from '@funnel/ui/slot-button';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './slot-list.module.css';

const DAYS = [0, 1, 2];
const TIMES = Array.from({ length: 18 }, (_, index) => index);

/** Takes the room of the carousel while its times are on their way. */
export function CarouselSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={style['skeletonBar']} />
      <div className={style['days']} aria-hidden="true">
        {DAYS.map((day) => (
          <div key={day} className={`${style['day']} ${style['skeletonDay']}`}>
            <div className={style['placeholder']} />
            <SlotGrid narrow>
              {TIMES.map((time) => (
                <li key={time}>
                  <SlotSkeleton />
                </li>
              ))}
            </SlotGrid>
          </div>
        ))}
      </div>
    </>
  );
}
