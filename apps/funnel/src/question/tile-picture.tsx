import type { Question } from '@funnel/domain/question/question';
import style from './tile-picture.module.css';

interface TilePictureProps {
  readonly question: Question;
  readonly code: string;
}

/** A neutral ground with the outline of a kitchen run, until the pictures are there. */
export function TilePicture({ question, code }: TilePictureProps) {
  const length = 2 + (question.tiles.indexOf(code) % 4);
  return (
    <svg className={style['picture']} viewBox="0 0 100 80" aria-hidden="true">
      <path d={`M${50 - length * 6} 30h${length * 12}v26H${50 - length * 6}z`} />
      <path d={`M${50 - length * 6} 34h${length * 12}`} />
    </svg>
  );
}
