import { useText } from '@funnel/browser/language';
import { sessionTexts } from '@funnel/browser/session/session-texts';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { Button, ButtonLink } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { Waiting } from '@funnel/ui/waiting';
import style from './area.module.css';
import { areaTexts as texts } from './area-texts.ts';

export function AreaLoading() {
  const say = useText();
  return <Waiting>{say(texts.loading)}</Waiting>;
}

export function AreaFailed({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  return (
    <div className={style['middle']}>
      <Notice tone="error" title={say(texts.failedTitle)}>
        {say(sessionTexts.unreachable)}
      </Notice>
      <Button variant="secondary" data-action="retry" onClick={onRetry}>
        {say(sessionTexts.retry)}
      </Button>
    </div>
  );
}

/** Signed in, but there is no enquiry with this address. */
export function AreaEmpty() {
  const say = useText();
  return (
    <div className={style['middle']}>
      <Notice title={say(texts.emptyTitle)}>{say(texts.empty)}</Notice>
      <ButtonLink href={PAGE_PATHS.funnel}>{say(texts.plan)}</ButtonLink>
    </div>
  );
}
