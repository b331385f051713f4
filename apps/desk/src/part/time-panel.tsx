import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../shell/use-keys.ts';
import { type FreeDays, type FreeSlot, neighbourSlot, SlotPicker } from './slot-picker.tsx';
import style from './time-panel.module.css';
import { visitTexts as texts } from './visit-texts.ts';

interface TimePanelProps {
  readonly title: string;
  /** Undefined while loading. */
  readonly days: FreeDays | undefined;
  readonly isFailed: boolean;
  readonly isBusy?: boolean | undefined;
  /** Somebody else has taken the chosen slot. */
  readonly isTaken?: boolean | undefined;
  readonly chosen: FreeSlot | undefined;
  readonly saveWords: string;
  /** Fields before the times. */
  readonly children?: ReactNode;
  /** Fields after the times. */
  readonly end?: ReactNode;
  readonly onRetry: () => void;
  readonly onChoose: (slot: FreeSlot) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The panel with a time picker. Arrows choose, Enter saves, Escape closes. */
export function TimePanel(props: TimePanelProps) {
  const { title, days, isFailed, isBusy = false, isTaken, chosen, saveWords, children, end } = props;
  const say = useText();
  const { onRetry, onChoose, onSave, onClose } = props;
  const step = (key: Parameters<typeof neighbourSlot>[2]) => () => {
    const slot = days && neighbourSlot(days, chosen, key);
    if (slot) onChoose(slot);
  };
  useKeys(
    {
      Escape: onClose,
      Enter: isBusy ? undefined : onSave,
      ArrowLeft: step('ArrowLeft'),
      ArrowRight: step('ArrowRight'),
      ArrowUp: step('ArrowUp'),
      ArrowDown: step('ArrowDown'),
    },
    { isOver: true },
  );
  // Focus management: otherwise Enter would press the button that opened the panel.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={panel} className={style['panel']} tabIndex={-1} aria-label={title} data-panel="time">
      <header>
        <h3>{title}</h3>
        <IconButton label={say(texts.close)} onClick={onClose}>
          <CloseIcon size="s" />
        </IconButton>
      </header>
      {children}
      {isFailed && (
        <p className={style['failed']} role="alert">
          {say(texts.failed)}
          <Button size="s" onClick={onRetry}>
            {say(texts.retry)}
          </Button>
        </p>
      )}
      {isTaken && (
        <p className={style['failed']} role="alert">
          {say(texts.taken)}
        </p>
      )}
      {days ? (
        <SlotPicker days={days} chosen={chosen} onChoose={onChoose} />
      ) : (
        !isFailed && <p className={style['loading']}>{say(texts.loading)}</p>
      )}
      {end}
      <Button
        variant="primary"
        isWide
        keyCap="Enter"
        data-action="save-time"
        isBusy={isBusy || chosen === undefined}
        onClick={onSave}
      >
        {saveWords}
      </Button>
    </section>
  );
}
