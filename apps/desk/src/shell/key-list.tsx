import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Dialog } from '@funnel/ui/dialog';
import { KeyCap } from './key-cap.tsx';
import style from './key-list.module.css';

const texts = defineTexts('desk.keyList', {
  title: { de: 'Tasten', en: 'Keys' },
  hint: { de: 'Einzelne Tasten wirken außerhalb von Feldern.', en: 'Single keys work outside fields.' },
  ctrl: { de: 'Strg', en: 'Ctrl' },
  search: { de: 'Suchen, Befehle', en: 'Search, commands' },
  keys: { de: 'Diese Übersicht', en: 'This list' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Record<string, LocalizedText>);

interface KeyListProps {
  readonly isOpen: boolean;
  readonly keys: readonly (readonly [keys: readonly string[], does: LocalizedText])[];
  readonly onClose: () => void;
}

/** What the keys of a screen do, and those that work on every one. */
export function KeyList({ isOpen, keys, onClose }: KeyListProps) {
  const say = useText();
  return (
    <Dialog open={isOpen} title={say(texts.title)} closeLabel={say(texts.close)} onCancel={onClose}>
      <p>{say(texts.hint)}</p>
      <dl className={style['keys']}>
        {keys.map(([caps, does]) => (
          <div key={does.de}>
            <dt>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <KeyCap>{say(texts.ctrl)}</KeyCap>
            <KeyCap>K</KeyCap>
          </dt>
          <dd>{say(texts.search)}</dd>
        </div>
        <div>
          <dt>
            <KeyCap>?</KeyCap>
          </dt>
          <dd>{say(texts.keys)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
