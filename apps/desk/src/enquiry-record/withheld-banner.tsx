import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { Banner } from '@funnel/ui/banner';
import { AlertIcon } from '@funnel/ui/icon';
import { contactTexts as texts } from './record-texts.ts';

/** The enquiry is withheld: the account with this address has not confirmed it yet. */
export function WithheldBanner({ record }: { readonly record: EnquiryRecord }) {
  const say = useText();
  const { hasAccount, isWithheld } = record.contact;
  if (!hasAccount || !isWithheld) return null;
  return (
    <Banner tone="ochre" icon={<AlertIcon size="s" />} title={say(texts.withheld)}>
      {say(texts.withheldText)}
    </Banner>
  );
}
