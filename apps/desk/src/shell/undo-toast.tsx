import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { KeyCap } from '@funnel/ui/key-cap';
import style from './undo-toast.module.css';
import { useKeys } from './use-keys.ts';

export const undoTexts = defineTexts('desk.undo', {
  undo: { de: 'Rückgängig', en: 'Undo' },
  key: { de: 'Letzte Änderung rückgängig machen', en: 'Undo the last change' },
  sending: { de: 'wird gesendet', en: 'sending' },
} satisfies Record<string, LocalizedText>);

export interface UndoToastProps {
  readonly done: { readonly whom?: string; readonly what: string } | undefined;
  /** Not yet stored by the server. */
  readonly isSending?: boolean;
  readonly isUndoing?: boolean;
  /** Undefined: not undoable. */
  readonly onUndo?: (() => void) | undefined;
}

/** The last action, with an undo button and key. The screen positions it. */
export function UndoToast({ done, isSending = false, isUndoing = false, onUndo }: UndoToastProps) {
  const say = useText();
  const act = done && !isSending && !isUndoing ? onUndo : undefined;
  // Also in selects: the select that made the change often has the focus, and Z would choose another option.
  useKeys({ z: act }, { isInSelects: true });
  return (
    <div className={style['place']} role="status">
      {done && (
        <div className={style['toast']} data-toast>
          <p>
            {done.whom !== undefined && (
              <>
                <b>
                  <bdi>{done.whom}</bdi>:
                </b>{' '}
              </>
            )}
            {done.what}
          </p>
          {isSending && <span className={style['sending']}>{say(undoTexts.sending)}</span>}
          {!isSending && onUndo && (
            <button type="button" data-action="undo" aria-disabled={isUndoing || undefined} onClick={act}>
              {say(undoTexts.undo)}
              <KeyCap>Z</KeyCap>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
