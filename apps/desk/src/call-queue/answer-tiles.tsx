import { useText } from '@funnel/browser/language';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { questionsWith } from '@funnel/domain/question/questions';
import { AnswerPicture } from '@funnel/screen/question/answer-picture';
import textStyle from '@funnel/ui/text.module.css';
import { kitchenWords } from '../part/kitchen-words.ts';
import { pageSettings } from '../shell/page-settings.ts';
import style from './answer-tiles.module.css';
import { callTexts as texts } from './queue-texts.ts';

type Answers = Readonly<Record<string, string>>;

/** The answers as tiles with their pictures. Shape and size share one large picture. */
export function AnswerTiles({ answers }: { answers: Answers }) {
  const say = useText();
  const lines = answerLines(questionsWith(pageSettings().ownQuestions), answers, say);
  const shape = lines.find(({ key }) => key === 'question_shape');
  const size = lines.find(({ key }) => key === 'question_size');
  const hero = (shape && size) ?? shape ?? size;
  const rest = lines.filter(({ key }) => key !== 'question_shape' && key !== 'question_size');
  if (lines.length === 0) return <p className={textStyle['soft']}>{say(texts.noAnswers)}</p>;
  return (
    <ul className={style['tiles']}>
      {hero && (
        <li className={style['hero']} data-value={hero.code}>
          <AnswerPicture
            question={hero.key}
            code={hero.code}
            answers={answers}
            className={style['picture']}
          />
          <p className={style['question']}>{shape && size ? say(texts.shapeAndSize) : hero.name}</p>
          <p className={style['answer']}>{kitchenWords(answers, say)}</p>
        </li>
      )}
      {rest.map((line) => (
        <li key={line.key} data-value={line.code}>
          <AnswerPicture
            question={line.key}
            code={line.code}
            answers={answers}
            className={style['picture']}
          />
          <p className={style['question']}>{line.name}</p>
          <p className={style['answer']}>{line.answer}</p>
        </li>
      ))}
    </ul>
  );
}
