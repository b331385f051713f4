import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { Banner } from '../shell/banner.tsx';
import { Button } from '../shell/button.tsx';
import { firstName } from '../shell/enquiry/caller-name.ts';
import type { LostCall } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';

interface LostBannerProps {
  readonly lost: LostCall;
  /** Who has the call now, as soon as that is known. */
  readonly by: string | undefined;
  readonly next: QueueEntry | undefined;
  readonly onNext: () => void;
}

export function LostBanner({ lost, by, next, onNext }: LostBannerProps) {
  const say = useText();
  return (
    <Banner
      tone="plum"
      title={by ? say(texts.lostClaim, { name: firstName(by) }) : say(texts.lostClaimSomebody)}
      end={
        next && (
          <Button variant="primary" data-action="next-call" keyCap="Enter" onClick={onNext}>
            {say(texts.next, { name: next.fullName })}
          </Button>
        )
      }
    >
      {lost.isNoteKept && say(texts.noteKept)}
    </Banner>
  );
}
