import { useText } from '@funnel/browser/language';
import { ChevronDownIcon, ChevronUpIcon } from '@funnel/ui/desk-icon';
import { IconButton } from '@funnel/ui/icon-button';
import { useKeys } from '../shell/use-keys.ts';
import style from './neighbours.module.css';
import { recordTexts as texts } from './record-texts.ts';
import { useNeighbours } from './use-neighbours.ts';

/** Links to the previous and next enquiry. */
export function Neighbours({ enquiryId }: { enquiryId: string }) {
  const say = useText();
  const { isListed, previous, next } = useNeighbours(enquiryId);
  useKeys({ k: previous, j: next });
  if (!isListed) return null;
  return (
    <span className={style['ways']}>
      <IconButton
        data-action="previous"
        label={say(texts.previous)}
        title={`${say(texts.previous)} (K)`}
        disabled={!previous}
        onClick={previous}
      >
        <ChevronUpIcon size="s" />
      </IconButton>
      <IconButton
        data-action="next"
        label={say(texts.next)}
        title={`${say(texts.next)} (J)`}
        disabled={!next}
        onClick={next}
      >
        <ChevronDownIcon size="s" />
      </IconButton>
    </span>
  );
}
