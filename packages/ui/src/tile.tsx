import type { ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import style from './tile.module.css';
import { useTileOption } from './tile-group.tsx';

export type TileProps = {
  value: string;
  /** An img with an empty alt text: the title has it. */
  picture: ReactNode;
  title: string;
  note?: ReactNode;
};

/** A hyphenatable later word first tries its own line: Noch nicht / entschieden. */
function wordsOf(title: string): ReactNode {
  const [first, ...later] = title.split(' ');
  if (!later.some((word) => word.includes('\u00ad'))) return title;
  return later.reduce<ReactNode>(
    (before, word) => (
      <>
        {before} {word.includes('\u00ad') ? <span className={style['word']}>{word}</span> : word}
      </>
    ),
    first,
  );
}

/** One picture card of a TileGroup. */
export function Tile({ value, picture, title, note }: TileProps) {
  return (
    <button {...useTileOption(value)} className={style['tile']}>
      <picture className={style['picture']}>{picture}</picture>
      <span className={style['caption']}>
        <span className={style['title']}>{wordsOf(title)}</span>
        {note && <span className={style['note']}>{note}</span>}
        <CheckMark />
      </span>
    </button>
  );
}
