import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import style from './queue-empty.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** Shown instead of the caller while the agent is paused and has chosen no row. */
export function QueuePaused({ onReady }: { onReady: () => void }) {
  const say = useText();
  return (
    <div className={style['empty']} data-paused>
      <h2>{say(texts.pausedTitle)}</h2>
      <p className={style['text']}>{say(texts.pausedText)}</p>
      <Button variant="primary" size="l" keyCap="P" data-action="ready" onClick={onReady}>
        {say(texts.ready)}
      </Button>
    </div>
  );
}
