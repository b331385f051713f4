import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { SUSPICIONS, type Suspicion } from '@funnel/domain/enquiry/suspicion';
import type { Verdict } from '@funnel/domain/enquiry/vetting';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { AlertIcon } from '@funnel/ui/icon';
import { vettingTexts as texts } from './record-texts.ts';

interface VettingBannerProps {
  readonly record: EnquiryRecord;
  readonly onVet: (verdict: Verdict) => void;
}

/** The suspicion against an enquiry, until it is accepted or discarded. */
export function VettingBanner({ record, onVet }: VettingBannerProps) {
  const say = useText();
  const { suspicion, isRescued, isVetted } = record.origin;
  const isSuspect = suspicion.length > 0;
  const isDiscarded = record.lostReason === 'NOT_GENUINE';
  if (!(isSuspect || isRescued) || (isVetted && !isDiscarded)) return null;
  const reasons = [
    ...suspicion.filter(isSuspicion).map((reason) => say(texts[reason])),
    ...(isRescued ? [say(texts.rescuedText)] : []),
  ];
  const title = isDiscarded ? texts.discarded : isSuspect ? texts.suspect : texts.rescued;
  return (
    <Banner
      tone="ochre"
      icon={<AlertIcon size="s" />}
      title={say(title)}
      end={
        <>
          <Button data-action="take-in" onClick={() => onVet('TAKEN_IN')}>
            {say(texts.takeIn)}
          </Button>
          {!isDiscarded && (
            <Button variant="ghost" data-action="discard" onClick={() => onVet('DISCARDED')}>
              {say(texts.discard)}
            </Button>
          )}
        </>
      }
    >
      {reasons.join(' ')}
    </Banner>
  );
}

function isSuspicion(reason: string): reason is Suspicion {
  return (SUSPICIONS as readonly string[]).includes(reason);
}
