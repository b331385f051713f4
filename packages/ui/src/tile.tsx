import type { ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import style from './tile.module.css';
import { useTileOption } from './tile-group.tsx';

export type TileProps = {
  value: string;
  /** An img with an empty alternative text: the title says it. */
  picture: ReactNode;
  title: ReactNode;
  note?: ReactNode;
};

/** One picture card of a TileGroup. */
export function Tile({ value, picture, title, note }: TileProps) {
  return (
    <button {...useTileOption(value)} className={style['tile']}>
      <picture className={style['picture']}>{picture}</picture>
      <span className={style['caption']}>
        <span className={style['title']}>{title}</span>
        {note && <span className={style['note']}>{note}</span>}
        <CheckMark />
      </span>
    </button>
  );
}
