import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { Link } from '@tanstack/react-router';
import style from './person-card.module.css';
import { personTexts as texts } from './record-texts.ts';
import { useSamePerson } from './use-same-person.ts';

/** This enquiry was merged into another one. */
export function MergedBanner({ record: { enquiryId, mergedInto, contact } }: { record: EnquiryRecord }) {
  const say = useText();
  const { isSending, unmerge } = useSamePerson(contact.fullName);
  if (!mergedInto) return null;
  return (
    <Banner
      tone="plum"
      title={say(texts.merged, { name: mergedInto.fullName })}
      end={
        <>
          <Link
            className={style['to']}
            to="/enquiries/$enquiryId"
            params={{ enquiryId: mergedInto.enquiryId }}
          >
            <bdi>{mergedInto.fullName}</bdi>
          </Link>
          <Button data-action="unmerge" isBusy={isSending} onClick={() => unmerge(enquiryId)}>
            {say(texts.unmerge)}
          </Button>
        </>
      }
    >
      {say(texts.mergedText)}
    </Banner>
  );
}
