import { useText } from '@funnel/browser/language';
import type { OwnEnquiry } from '@funnel/contract/customer-area/show-overview';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { picturePath } from '@funnel/domain/question/question';
import { type QuestionKey, questionOf } from '@funnel/domain/question/questions';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { findPicture } from '@funnel/picture/find-picture';
import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/picture/picture-file';
import { Card } from '@funnel/ui/card';
import { QuestionIcon } from '@funnel/ui/icon';
import style from './kitchen-card.module.css';

const texts = defineTexts('customer.kitchen', {
  title: { de: 'Ihre Küche', en: 'Your kitchen' },
  none: {
    de: 'Zu dieser Anfrage gibt es noch keine Angaben. Wir fragen am Telefon danach.',
    en: 'There are no answers to this enquiry yet. We will ask you on the phone.',
  },
  contact: { de: 'Ihre Angaben', en: 'Your details' },
  name: { de: 'Name', en: 'Name' },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'Email' },
  postcode: { de: 'Postleitzahl', en: 'Postal code' },
} satisfies Record<string, LocalizedText>);

/** The answers given in the funnel, with the pictures of their tiles. */
export function KitchenCard({ enquiry: { answers, contact } }: { enquiry: OwnEnquiry }) {
  const say = useText();
  const lines = answerLines(answers, say);
  const details = [
    [say(texts.name), contact.fullName],
    [say(texts.telephone), contact.telephone],
    [say(texts.email), contact.email],
    [say(texts.postcode), contact.postcode],
  ] as const;
  return (
    <Card title={say(texts.title)}>
      {lines.length === 0 && <p className={style['none']}>{say(texts.none)}</p>}
      <ul className={style['answers']}>
        {lines.map(({ key, code, question, answer }) => (
          <li key={key} className={style['answer']} data-value={code}>
            <AnswerPicture question={key} code={code} answers={answers} />
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

interface AnswerPictureProps {
  readonly question: QuestionKey;
  readonly code: string;
  readonly answers: OwnEnquiry['answers'];
}

function AnswerPicture({ question, code, answers }: AnswerPictureProps) {
  const soFar = { question_shape: answers['question_shape'] };
  const found = findPicture(...picturePath(questionOf(question), code, soFar));
  if (!found) {
    return (
      <span className={style['picture']}>
        <QuestionIcon size="l" />
      </span>
    );
  }
  return (
    <img
      className={style['picture']}
      src={`/picture/${found.file}?v=${found.version}`}
      width={TILE_WIDTH}
      height={TILE_HEIGHT}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
