import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { Button } from '@funnel/ui/compact-button';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import style from './person-card.module.css';
import { PersonEnquiry } from './person-enquiry.tsx';
import block from './record.module.css';
import { personTexts as texts } from './record-texts.ts';
import { useSamePerson } from './use-same-person.ts';

/** All enquiries of the person, the shown one mint. The others are merged into it in one act, or parted from it. */
export function PersonCard({ record, now }: { record: EnquiryRecord; now: Date }) {
  const say = useText();
  const { language } = useLanguage();
  const [isParting, setIsParting] = useState(false);
  const { isSending, isFailed, mergeAll, unmerge, keepApart } = useSamePerson(record.contact.fullName);
  const { enquiryId, samePerson, estimate, origin } = record;
  if (samePerson.length === 0) return null;
  const apart = samePerson.filter(({ isMerged }) => !isMerged).length;
  const shown = {
    ...{ enquiryId, receivedAt: record.receivedAt, status: record.status, lostReason: record.lostReason },
    ...{ answers: record.answers, estimateValue: estimate?.value ?? null, source: origin.source },
  };
  const all = [shown, ...samePerson].toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
  const merged = new Set(samePerson.filter(({ isMerged }) => isMerged).map((other) => other.enquiryId));
  return (
    <section className={block['block']} aria-labelledby="person">
      <h2 id="person">
        {say(texts.title)}
        <span className={textStyle['meta']}>
          {say(apart === 0 ? texts.countMerged : texts.count, { count: String(all.length) })}
        </span>
      </h2>
      <ul className={style['others']}>
        {all.map((enquiry) => (
          <li
            key={enquiry.enquiryId}
            data-same={enquiry.enquiryId === enquiryId ? undefined : enquiry.enquiryId}
            data-merged={merged.has(enquiry.enquiryId) || undefined}
          >
            <PersonEnquiry
              {...enquiry}
              isShown={enquiry.enquiryId === enquiryId}
              isMerged={merged.has(enquiry.enquiryId)}
              now={now}
              language={language}
            />
            {isParting && enquiry.enquiryId !== enquiryId && (
              <Button
                size="s"
                variant="ghost"
                data-action={merged.has(enquiry.enquiryId) ? 'unmerge' : 'apart'}
                isBusy={isSending}
                onClick={() =>
                  merged.has(enquiry.enquiryId)
                    ? unmerge(enquiry.enquiryId)
                    : keepApart(enquiryId, enquiry.enquiryId)
                }
              >
                {say(merged.has(enquiry.enquiryId) ? texts.unmerge : texts.apart)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={style['acts']}>
        {apart > 0 && (
          <Button size="s" data-action="merge-all" isBusy={isSending} onClick={() => mergeAll(enquiryId)}>
            {say(texts.mergeAll, { count: String(apart) })}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          data-action="part"
          aria-expanded={isParting}
          onClick={() => setIsParting(!isParting)}
        >
          {say(texts.part)}
        </Button>
      </div>
      {isFailed && (
        <p className={textStyle['failed']} role="alert">
          {say(texts.failed)}
        </p>
      )}
    </section>
  );
}
