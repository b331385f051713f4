import { useText } from '@funnel/browser/language';
import { Dialog } from '@funnel/ui/dialog';
import { KeyCap } from '../shell/key-cap.tsx';
import style from './key-map.module.css';
import { callTexts, keyMapTexts as texts } from './queue-texts.ts';

const KEYS = [
  [['↑', '↓'], texts.choose],
  [['A'], texts.claim],
  [['Esc'], texts.release],
  [['N'], texts.note],
  [['1'], texts.reached],
  [['2'], texts.notReached],
  [['3', '4', '5'], texts.visit],
  [['6'], texts.lost],
  [['Z'], texts.undo],
  [['G'], texts.plans],
  [['Enter'], texts.open],
  [['?'], texts.keys],
] as const;

export function KeyMap({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useText();
  return (
    <Dialog open={isOpen} title={say(texts.title)} closeLabel={say(callTexts.close)} onCancel={onClose}>
      <p>{say(texts.hint)}</p>
      <dl className={style['keys']}>
        {KEYS.map(([keys, text]) => (
          <div key={text.de}>
            <dt>
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
