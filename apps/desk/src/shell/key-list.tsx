import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Dialog } from '@funnel/ui/dialog';
import { PrintedKey } from '@funnel/ui/key-cap';
import type { ReactNode } from 'react';
import { useGoTargets } from './go-targets.ts';
import style from './key-list.module.css';
import { isCharacterCap } from './key-rules.ts';
import { useHasShortcuts, useMay } from './staff.ts';

const texts = defineTexts('desk.keyList', {
  title: { de: 'Tasten', en: 'Keys' },
  hint: { de: 'Einzelne Tasten wirken außerhalb von Feldern.', en: 'Single keys work outside fields.' },
  off: {
    de: 'Einzelne Tasten sind für Sie ausgeschaltet. Unter „Mein Zugang“ schalten Sie sie wieder ein.',
    en: 'Single keys are turned off for you. Turn them on again under “My access”.',
  },
  everywhere: { de: 'Überall', en: 'Everywhere' },
  ctrl: { de: 'Strg', en: 'Ctrl' },
  commands: { de: 'Suchen, Befehle', en: 'Search, commands' },
  search: { de: 'Suchen', en: 'Search' },
  save: { de: 'Speichern', en: 'Save' },
  pause: { de: 'Pause machen, wieder bereit sein', en: 'Take a break, be ready again' },
  afterwards: { de: 'dann', en: 'then' },
  keys: { de: 'Diese Übersicht', en: 'This list' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Record<string, LocalizedText>);

export type KeyRows = readonly (readonly [caps: readonly string[], does: LocalizedText])[];

interface KeyListProps {
  readonly isOpen: boolean;
  /** The keys of the screen. */
  readonly keys: KeyRows;
  readonly onClose: () => void;
}

/** The shortcuts of the screen and the global ones. Characters are left out while they are turned off. */
export function KeyList({ isOpen, keys, onClose }: KeyListProps) {
  const say = useText();
  const hasShortcuts = useHasShortcuts();
  const mayCall = useMay()('call.make');
  const targets = useGoTargets();
  const rows = keys.filter(([caps]) => hasShortcuts || !caps.every(isCharacterCap));
  return (
    <Dialog open={isOpen} title={say(texts.title)} closeLabel={say(texts.close)} onCancel={onClose}>
      <p>{say(hasShortcuts ? texts.hint : texts.off)}</p>
      {rows.length > 0 && (
        <dl className={style['keys']}>
          {rows.map(([caps, does]) => (
            <Row key={does.de} caps={caps} does={say(does)} />
          ))}
        </dl>
      )}
      <h3 className={style['everywhere']}>{say(texts.everywhere)}</h3>
      <dl className={style['keys']}>
        <Row caps={[say(texts.ctrl), 'K']} does={say(texts.commands)} />
        <Row caps={[say(texts.ctrl), 'S']} does={say(texts.save)} />
        {hasShortcuts && (
          <>
            <Row caps={['/']} does={say(texts.search)} />
            {mayCall && <Row caps={['P']} does={say(texts.pause)} />}
            {targets.map(({ goKey, title }) => (
              <Row
                key={goKey}
                caps={['O', goKey.toUpperCase()]}
                between={say(texts.afterwards)}
                does={say(title)}
              />
            ))}
            <Row caps={['?']} does={say(texts.keys)} />
          </>
        )}
      </dl>
    </Dialog>
  );
}

interface RowProps {
  readonly caps: readonly string[];
  /** The word between two keys of a sequence. */
  readonly between?: string;
  readonly does: ReactNode;
}

function Row({ caps: [first = '', ...others], between, does }: RowProps) {
  return (
    <div>
      <dt>
        <PrintedKey>{first}</PrintedKey>
        {between}
        {others.map((cap) => (
          <PrintedKey key={cap}>{cap}</PrintedKey>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
