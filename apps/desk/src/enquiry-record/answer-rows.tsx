import { useText } from '@funnel/browser/language';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { questionsWith } from '@funnel/domain/question/questions';
import { AnswerPicture } from '@funnel/screen/question/answer-picture';
import textStyle from '@funnel/ui/text.module.css';
import { kitchenWords } from '../part/kitchen-words.ts';
import { pageSettings } from '../shell/page-settings.ts';
import style from './answer-rows.module.css';
import { kitchenTexts as texts } from './record-texts.ts';

/** The answers with their pictures: shape and size large, the rest as rows. */
export function AnswerRows({ answers }: { answers: Readonly<Record<string, string>> }) {
  const say = useText();
  const lines = answerLines(questionsWith(pageSettings().ownQuestions), answers, say);
  const hero =
    lines.find(({ key }) => key === 'question_size') ?? lines.find(({ key }) => key === 'question_shape');
  const rest = lines.filter(({ key }) => key !== 'question_shape' && key !== 'question_size');
  if (lines.length === 0) return <p className={textStyle['soft']}>{say(texts.none)}</p>;
  return (
    <section aria-label={say(texts.title)}>
      {hero && (
        <div className={style['hero']} data-value={hero.code}>
          <AnswerPicture question={hero.key} code={hero.code} answers={answers} className={style['large']} />
          <p>{kitchenWords(answers, say)}</p>
        </div>
      )}
      <ul className={style['rows']}>
        {rest.map(({ key, code, name, answer }) => (
          <li key={key} data-value={code}>
            <AnswerPicture question={key} code={code} answers={answers} className={style['picture']} />
            <div>
              <p className={textStyle['meta']}>{name}</p>
              <p className={style['answer']}>{answer}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
