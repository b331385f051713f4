import { useText } from '@funnel/browser/language';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import type { Trouble } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';

interface QueueBannersProps {
  readonly lostSince: Date | undefined;
  readonly trouble: Trouble | undefined;
  readonly onConnect: () => void;
  readonly onClose: () => void;
}

/** Errors of the connection and of the last action. */
export function QueueBanners({ lostSince, trouble, onConnect, onClose }: QueueBannersProps) {
  const say = useText();
  return (
    <div>
      <OfflineBanner since={lostSince} onConnect={onConnect}>
        {say(texts.offlineText)}
      </OfflineBanner>
      {trouble && (
        <Banner
          tone="error"
          title={say(texts[trouble])}
          end={<Button onClick={onClose}>{say(texts.close)}</Button>}
        />
      )}
    </div>
  );
}
