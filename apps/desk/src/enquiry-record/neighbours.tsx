import { useText } from '@funnel/browser/language';
import { ChevronDownIcon, ChevronUpIcon } from '@funnel/ui/desk-icon';
import { useKeys } from '../shell/use-keys.ts';
import style from './neighbours.module.css';
import { recordTexts as texts } from './record-texts.ts';
import { useNeighbours } from './use-neighbours.ts';

/** The ways to the enquiries before and after this one. */
export function Neighbours({ enquiryId }: { enquiryId: string }) {
  const say = useText();
  const { isListed, previous, next } = useNeighbours(enquiryId);
  useKeys({ k: previous, j: next });
  if (!isListed) return null;
  return (
    <span className={style['ways']}>
      <button
        type="button"
        data-action="previous"
        aria-label={say(texts.previous)}
        title={`${say(texts.previous)} (K)`}
        disabled={!previous}
        onClick={previous}
      >
        <ChevronUpIcon size="s" />
      </button>
      <button
        type="button"
        data-action="next"
        aria-label={say(texts.next)}
        title={`${say(texts.next)} (J)`}
        disabled={!next}
        onClick={next}
      >
        <ChevronDownIcon size="s" />
      </button>
    </span>
  );
}
