import { MAP_HEIGHT, MAP_WIDTH, mapOf, type NamedPlace } from '@funnel/domain/showroom/region-map';
import { useMemo } from 'react';
import style from './region-map.module.css';

interface RegionMapProps {
  readonly label: string;
  readonly places: readonly NamedPlace[];
  /** The name of the highlighted one. */
  readonly lit?: string | undefined;
}

/** The region with the retailer's showrooms. If one is elsewhere, they are on a plain background. */
export function RegionMap({ label, places, lit }: RegionMapProps) {
  const { hasRegion, pins } = useMemo(() => mapOf(places), [places]);
  // The highlighted one is on top.
  const drawn = [...pins].sort((one, other) => Number(one.name === lit) - Number(other.name === lit));
  return (
    <svg className={style['map']} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={label}>
      {hasRegion && <image href="/picture/region_map.svg" width={MAP_WIDTH} height={MAP_HEIGHT} />}
      {drawn.map(({ name, x, y, label: at }) => (
        <g key={name} className={style['pin']} data-lit={name === lit || undefined}>
          {name === lit && <circle className={style['glow']} cx={x} cy={y} r="22" />}
          <circle className={style['dot']} cx={x} cy={y} r={name === lit ? 11 : 8} />
          <circle className={style['hole']} cx={x} cy={y} r={name === lit ? 4 : 3} />
          {at && (
            <text x={at.x} y={at.y} textAnchor={at.anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
