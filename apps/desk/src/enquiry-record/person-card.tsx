import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { Button } from '@funnel/ui/compact-button';
import textStyle from '@funnel/ui/text.module.css';
import { Link } from '@tanstack/react-router';
import { StatusMark } from '../shell/status-mark.tsx';
import { shortDate } from '../shell/words.ts';
import style from './person-card.module.css';
import block from './record.module.css';
import { personTexts as texts } from './record-texts.ts';
import { useSamePerson } from './use-same-person.ts';

/** Other enquiries with the same e-mail or telephone number. Merging can be undone. */
export function PersonCard({ record }: { record: EnquiryRecord }) {
  const say = useText();
  const { language } = useLanguage();
  const { isSending, isFailed, merge, unmerge, keepApart } = useSamePerson();
  const { enquiryId, samePerson, mergedInto } = record;
  if (samePerson.length === 0) return null;
  return (
    <section className={block['block']} aria-labelledby="person">
      <h2 id="person">{say(texts.title)}</h2>
      <ul className={style['others']}>
        {samePerson.map((other) => (
          <li key={other.enquiryId} data-same={other.enquiryId} data-merged={other.isMerged || undefined}>
            <div className={style['line']}>
              <Link to="/enquiries/$enquiryId" params={{ enquiryId: other.enquiryId }}>
                <bdi>{other.fullName}</bdi>
              </Link>
              <StatusMark status={other.status} />
            </div>
            <p>
              {[
                other.isMerged && say(texts.isMerged),
                other.sameEmail && say(texts.sameEmail),
                other.samePhone && say(texts.samePhone),
                shortDate(other.receivedAt, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className={style['acts']}>
              {other.isMerged ? (
                <Button
                  size="s"
                  data-action="unmerge"
                  isBusy={isSending}
                  onClick={() => unmerge(other.enquiryId)}
                >
                  {say(texts.unmerge)}
                </Button>
              ) : (
                <>
                  {!mergedInto && (
                    <Button
                      size="s"
                      data-action="merge"
                      isBusy={isSending}
                      onClick={() => merge(other.enquiryId, enquiryId)}
                    >
                      {say(texts.merge)}
                    </Button>
                  )}
                  <Button
                    size="s"
                    variant="ghost"
                    data-action="apart"
                    isBusy={isSending}
                    onClick={() => keepApart(enquiryId, other.enquiryId)}
                  >
                    {say(texts.apart)}
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isFailed && (
        <p className={textStyle['failed']} role="alert">
          {say(texts.failed)}
        </p>
      )}
    </section>
  );
}
