import { useText } from '@funnel/browser/language';
import { PrintedKey } from '@funnel/ui/key-cap';
import { KeyHint } from '../shell/key-hint.tsx';
import { useHasShortcuts } from '../shell/staff.ts';
import style from './queue-foot.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** The main shortcuts. The question mark shows all. */
export function QueueFoot({ onShowKeys }: { onShowKeys: () => void }) {
  const say = useText();
  const hasShortcuts = useHasShortcuts();
  return (
    <footer className={style['foot']}>
      <KeyHint caps={['↑', '↓']}>{say(texts.choose)}</KeyHint>
      <KeyHint caps={['A']}>{say(texts.call)}</KeyHint>
      <KeyHint caps={['Esc']}>{say(texts.release)}</KeyHint>
      <button type="button" data-action="keys" aria-label={say(texts.keys)} onClick={onShowKeys}>
        {hasShortcuts ? <PrintedKey>?</PrintedKey> : say(texts.keys)}
      </button>
    </footer>
  );
}
