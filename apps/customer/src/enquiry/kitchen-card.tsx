import { useText } from '@funnel/browser/language';
import { areaSettings } from '@funnel/browser/session/area-settings';
import type { OwnEnquiry } from '@funnel/contract/customer-area/show-overview';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { questionsWith } from '@funnel/domain/question/questions';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { AnswerPicture } from '@funnel/screen/question/answer-picture';
import { Card } from '@funnel/ui/card';
import type { RefObject } from 'react';
import style from './kitchen-card.module.css';

const texts = defineTexts('customer.kitchen', {
  title: { de: 'Ihre Küche', en: 'Your kitchen' },
  none: {
    de: 'Zu dieser Anfrage gibt es noch keine Angaben. Wir fragen am Telefon danach.',
    en: 'We don’t have any details for this enquiry yet. We’ll ask you on the phone.',
  },
  contact: { de: 'Ihre Angaben', en: 'Your details' },
  name: { de: 'Name', en: 'Name' },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'Email' },
  postcode: { de: 'Postleitzahl', en: 'Postal code' },
} satisfies Record<string, LocalizedText>);

interface KitchenCardProps {
  readonly enquiry: OwnEnquiry;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The answers given in the funnel, with the pictures of their tiles. */
export function KitchenCard({ enquiry: { answers, contact }, titleRef }: KitchenCardProps) {
  const say = useText();
  const lines = answerLines(questionsWith(areaSettings().ownQuestions), answers, say);
  const details = [
    [say(texts.name), contact.fullName],
    [say(texts.telephone), contact.telephone],
    [say(texts.email), contact.email],
    [say(texts.postcode), contact.postcode],
  ] as const;
  return (
    <Card title={say(texts.title)} titleRef={titleRef}>
      {lines.length === 0 && <p className={style['none']}>{say(texts.none)}</p>}
      <ul className={style['answers']}>
        {lines.map(({ key, code, question, answer }) => (
          <li key={key} className={style['answer']} data-value={code}>
            <AnswerPicture question={key} code={code} answers={answers} className={style['picture']} isLazy />
            <div>
              <p className={style['question']}>{question}</p>
              <p className={style['words']}>{answer}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={style['heading']}>{say(texts.contact)}</h3>
      <dl className={style['details']}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
