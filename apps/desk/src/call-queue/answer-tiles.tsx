import { useText } from '@funnel/browser/language';
import { type AnswerLine, answerLines } from '@funnel/domain/question/answer-lines';
import { picturePath } from '@funnel/domain/question/question';
import { questionOf } from '@funnel/domain/question/questions';
import { shortNames } from '@funnel/domain/question/short-names';
import { findPicture } from '@funnel/picture/find-picture';
import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/picture/picture-file';
import { QuestionIcon } from '@funnel/ui/icon';
import style from './answer-tiles.module.css';
import { kitchenWords } from './kitchen-words.ts';
import { callTexts as texts } from './queue-texts.ts';

type Answers = Readonly<Record<string, string>>;

/** The answers with the pictures that the caller chose. Shape and size are one large picture. */
export function AnswerTiles({ answers }: { answers: Answers }) {
  const say = useText();
  const lines = answerLines(answers, say);
  const shape = lines.find(({ key }) => key === 'question_shape');
  const size = lines.find(({ key }) => key === 'question_size');
  const hero = (shape && size) ?? shape ?? size;
  const rest = lines.filter(({ key }) => key !== 'question_shape' && key !== 'question_size');
  if (lines.length === 0) return <p className={style['none']}>{say(texts.noAnswers)}</p>;
  return (
    <ul className={style['tiles']}>
      {hero && (
        <li className={style['hero']} data-value={hero.code}>
          <Picture line={hero} answers={answers} />
          <p className={style['question']}>
            {shape && size ? say(texts.shapeAndSize) : say(shortNames[hero.key])}
          </p>
          <p className={style['answer']}>{kitchenWords(answers, say)}</p>
        </li>
      )}
      {rest.map((line) => (
        <li key={line.key} data-value={line.code}>
          <Picture line={line} answers={answers} />
          <p className={style['question']}>{say(shortNames[line.key])}</p>
          <p className={style['answer']}>{line.answer}</p>
        </li>
      ))}
    </ul>
  );
}

function Picture({ line: { key, code }, answers }: { line: AnswerLine; answers: Answers }) {
  const soFar = { question_shape: answers['question_shape'] };
  const found = findPicture(...picturePath(questionOf(key), code, soFar));
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
      decoding="async"
    />
  );
}
