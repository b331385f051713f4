import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { useStaff } from '../shell/staff.ts';
import { firstName } from '../shell/words.ts';
import type { LostCall } from './my-call.ts';
import { callTexts as texts } from './queue-texts.ts';

interface LostBannerProps {
  readonly lost: LostCall;
  /** The claim in the list. It may be stale. */
  readonly claim: QueueEntry['claim'];
  readonly next: QueueEntry | undefined;
  readonly onNext: () => void;
}

export function LostBanner({ lost, claim, next, onNext }: LostBannerProps) {
  const say = useText();
  const { staffId } = useStaff();
  const by = claim?.staffId === staffId ? undefined : claim?.name;
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
