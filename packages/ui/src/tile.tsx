import type { ReactNode } from 'react';
import { CheckIcon } from './icon.tsx';
import style from './tile.module.css';
import { useTileOption } from './tile-group.tsx';

export type TileProps = {
  value: string;
  /** An img, picture or svg with an empty alternative text: the title says it. */
  picture: ReactNode;
  title: ReactNode;
  note?: ReactNode;
};

/** One picture card of a TileGroup. */
export function Tile({ value, picture, title, note }: TileProps) {
  return (
    <button {...useTileOption(value)} className={style['tile']}>
      <span className={style['picture']}>{picture}</span>
      <span className={style['caption']}>
        <span className={style['words']}>
          <span className={style['title']}>{title}</span>
          {note && <span className={style['note']}>{note}</span>}
        </span>
        <span className={style['mark']} aria-hidden="true">
          <CheckIcon size="s" />
        </span>
      </span>
    </button>
  );
}
