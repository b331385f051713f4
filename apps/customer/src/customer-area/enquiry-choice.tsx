import { useLanguage, useText } from '@funnel/browser/language';
import type { OwnEnquiry } from '@funnel/contract/customer-area/show-overview';
import type { Language } from '@funnel/domain/text/text';
import style from './area.module.css';
import { areaTexts as texts } from './area-texts.ts';

interface EnquiryChoiceProps {
  readonly enquiries: readonly OwnEnquiry[];
  readonly chosen: string;
  readonly onChoose: (enquiryId: string) => void;
}

/** Chooses one of several enquiries. Hidden if there is only one. */
export function EnquiryChoice({ enquiries, chosen, onChoose }: EnquiryChoiceProps) {
  const say = useText();
  const { language } = useLanguage();
  if (enquiries.length < 2) return null;
  return (
    <label className={style['choice']}>
      {say(texts.which)}
      <select name="enquiry" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {enquiries.map(({ enquiryId, receivedAt }) => (
          <option key={enquiryId} value={enquiryId}>
            {say(texts.enquiryOf).replace('{date}', dateOf(receivedAt, language))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** With the time, so that two enquiries of one day look different. Short, so that a phone does not cut it off. */
function dateOf(instant: string, language: Language): string {
  return new Date(instant).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
}
