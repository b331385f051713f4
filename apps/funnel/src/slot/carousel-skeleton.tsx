import { PartSkeleton } from '@funnel/screen/slot/part-skeleton';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './slot-list.module.css';

const DAYS = [0, 1, 2];

/** Reserves the space of the carousel while its times load. */
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
            <PartSkeleton narrow />
          </div>
        ))}
      </div>
    </>
  );
}
