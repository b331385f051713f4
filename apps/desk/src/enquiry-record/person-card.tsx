import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { Link } from '@tanstack/react-router';
import { StatusMark } from '../shell/status-mark.tsx';
import { shortDate } from '../shell/words.ts';
import style from './person-card.module.css';
import record from './record.module.css';
import { personTexts as texts } from './record-texts.ts';

/** Other enquiries of the same address or number. Nothing is there twice: each leads to the other. */
export function PersonCard({ samePerson }: Pick<EnquiryRecord, 'samePerson'>) {
  const say = useText();
  const { language } = useLanguage();
  if (samePerson.length === 0) return null;
  return (
    <section className={record['block']} aria-labelledby="person">
      <h2 id="person">{say(texts.title)}</h2>
      <ul className={style['others']}>
        {samePerson.map(({ enquiryId, fullName, receivedAt, status, sameEmail, samePhone }) => (
          <li key={enquiryId} data-same={enquiryId}>
            <div className={style['line']}>
              <Link to="/enquiries/$enquiryId" params={{ enquiryId }}>
                <bdi>{fullName}</bdi>
              </Link>
              <StatusMark status={status} />
            </div>
            <p>
              {[
                sameEmail && say(texts.sameEmail),
                samePhone && say(texts.samePhone),
                shortDate(receivedAt, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
