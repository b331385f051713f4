import { useText } from '@funnel/browser/language';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { AlertIcon } from '@funnel/ui/icon';
import { SupportCode } from '../shell/support-code.tsx';
import { clockTime } from '../shell/words.ts';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface ListFailureProps {
  readonly error: unknown;
  /** The load time of the stale rows on the screen. Undefined: there are none. */
  readonly asOf: Date | undefined;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function ListFailure({ error, asOf, isBusy, onRetry }: ListFailureProps) {
  const say = useText();
  return (
    <div className={style['failed']}>
      <Banner
        tone="error"
        icon={<AlertIcon />}
        title={say(texts.failed)}
        end={
          <Button isBusy={isBusy} onClick={onRetry}>
            {say(texts.retry)}
          </Button>
        }
      >
        {asOf ? say(texts.failedAsOf, { time: clockTime(asOf) }) : say(texts.failedEmpty)}
        <SupportCode error={error} />
      </Banner>
    </div>
  );
}
