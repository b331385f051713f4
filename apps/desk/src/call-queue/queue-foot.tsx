import { useText } from '@funnel/browser/language';
import { KeyCap } from '../shell/key-cap.tsx';
import style from './queue-foot.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** The keys that matter here; the rest is behind the question mark. */
export function QueueFoot({ onShowKeys }: { onShowKeys: () => void }) {
  const say = useText();
  return (
    <footer className={style['foot']}>
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {say(texts.choose)}
      </span>
      <span>
        <KeyCap>A</KeyCap>
        {say(texts.call)}
      </span>
      <span>
        <KeyCap>Esc</KeyCap>
        {say(texts.release)}
      </span>
      <button type="button" data-action="keys" aria-label={say(texts.keys)} onClick={onShowKeys}>
        <KeyCap>?</KeyCap>
      </button>
    </footer>
  );
}
