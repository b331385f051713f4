import { useText } from '@funnel/browser/language';
import { GhostLines } from '@funnel/ui/ghost-lines';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './record.module.css';
import { recordTexts as texts } from './record-texts.ts';

/** Skeleton of the record. */
export function RecordGhosts() {
  const say = useText();
  return (
    <>
      <div />
      <div className={style['ghostHead']}>
        <h1>
          <VisuallyHidden>{say(texts.loading)}</VisuallyHidden>
        </h1>
        <GhostLines count={1} />
      </div>
      <div className={style['ghostBar']} aria-hidden="true">
        <i />
      </div>
      <div className={style['columns']}>
        <div className={style['column']}>
          <GhostLines count={12} />
        </div>
        <div className={`${style['column']} ${style['middle']}`}>
          <GhostLines count={9} />
        </div>
        <div className={`${style['column']} ${style['right']}`}>
          <GhostLines count={9} />
        </div>
      </div>
    </>
  );
}
