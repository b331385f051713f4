import { useText } from '@funnel/browser/language';
import { Banner } from '../shell/banner.tsx';
import { Button } from '../shell/button.tsx';
import { OfflineIcon } from '../shell/icons.tsx';
import { clockTime } from '../shell/words.ts';
import type { Trouble } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';

interface QueueBannersProps {
  readonly lostSince: Date | undefined;
  readonly trouble: Trouble | undefined;
  readonly onConnect: () => void;
  readonly onClose: () => void;
}

/** What is wrong with the connection, or with what was just done. */
export function QueueBanners({ lostSince, trouble, onConnect, onClose }: QueueBannersProps) {
  const say = useText();
  return (
    <div>
      {lostSince && (
        <Banner
          tone="ochre"
          icon={<OfflineIcon />}
          title={say(texts.offline, { time: clockTime(lostSince) })}
          end={<Button onClick={onConnect}>{say(texts.connect)}</Button>}
        >
          {say(texts.offlineText)}
        </Banner>
      )}
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
