import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import type { ReactNode } from 'react';
import style from './save-bar.module.css';
import { settingsTexts as texts } from './settings-texts.ts';

interface SaveBarProps {
  /** Names the changes. */
  readonly children: ReactNode;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Shown while there are unsaved changes. */
export function SaveBar({ children, isSaving, onDiscard, onSave }: SaveBarProps) {
  const say = useText();
  return (
    <div className={style['bar']} data-save-bar>
      <div className={style['changes']}>{children}</div>
      <Button variant="ghost" data-action="discard" onClick={onDiscard}>
        {say(texts.discard)}
      </Button>
      <Button variant="primary" data-action="save" isBusy={isSaving} onClick={onSave}>
        {say(texts.save)}
      </Button>
    </div>
  );
}
