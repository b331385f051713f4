import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { Spinner } from '@funnel/ui/spinner';
import { DoorLayout } from './door-layout.tsx';
import style from './form.module.css';
import { doorTexts as texts } from './staff-texts.ts';

/** Shown until the session is known. */
export function LoadingScreen() {
  const say = useText();
  return (
    <div className={style['waiting']} role="status">
      <Spinner />
      {say(texts.loading)}
    </div>
  );
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  return (
    <DoorLayout name="unreachable" title={say(texts.unreachableTitle)} subtitle={say(texts.unreachable)}>
      <Button variant="primary" size="l" isWide data-action="retry" onClick={onRetry}>
        {say(texts.retry)}
      </Button>
    </DoorLayout>
  );
}
