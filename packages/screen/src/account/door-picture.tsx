import { tileImage } from '@funnel/picture/find-picture';
import doorStyle from '@funnel/ui/door.module.css';

/** Decorative: the picture of a tile. Only wide screens show it, so that others do not load it. */
export function DoorPicture({ path = ['kitchen_planning_place', 'IN_SHOP'] }: { path?: readonly string[] }) {
  const image = tileImage(...path);
  if (!image) return null;
  const { src, width, height } = image;
  return (
    <picture className={doorStyle['frame']}>
      {/* Twice the width of a tile: the small file would be blurred. */}
      <source media="(width >= 64em)" srcSet={src} />
      <img width={width} height={height} className={doorStyle['picture']} alt="" />
    </picture>
  );
}
