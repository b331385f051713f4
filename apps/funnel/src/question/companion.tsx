import { type Funnel, isContactStep, questionIn, type StepId } from '@funnel/domain/flow/funnel';
import type { Answers, QuestionKey } from '@funnel/domain/question/questions';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import { withSoftHyphens } from '@funnel/domain/text/soft-hyphens';
import type { LocalizedText } from '@funnel/domain/text/text';
import { QuestionIcon } from '@funnel/ui/icon';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import style from './companion.module.css';
import { TilePicture } from './tile-picture.tsx';

const texts = defineTexts('companion', {
  title: { de: 'Ihre Küche', en: 'Your kitchen' },
  change: { de: 'ändern', en: 'change' },
  /** The tester promotion uses du (R28). */
  informalTitle: { de: 'Deine Küche', en: 'Your kitchen' },
} satisfies Record<string, LocalizedText>);

interface CompanionProps {
  readonly funnel: Funnel;
  readonly steps: readonly StepId[];
  readonly current: StepId;
  readonly answers: Answers;
  readonly say: Say;
  /** One large picture of the whole kitchen, at the head. */
  readonly picture?: ReactNode;
  readonly onQuestion: (question: QuestionKey) => void;
}

/** The visitor's kitchen so far: every answer with its picture, and a way back to its question. */
export function Companion({ funnel, steps, current, answers, say, picture, onQuestion }: CompanionProps) {
  const titleId = useId();
  const asked = steps.filter((step): step is QuestionKey => !isContactStep(step));
  return (
    <section className={style['card']} aria-labelledby={titleId}>
      {picture && <div className={style['head']}>{picture}</div>}
      {/* No heading: the question is the only one, and a landmark already leads here. */}
      <p id={titleId} className={style['title']}>
        {say(funnel.form === 'tester' ? texts.informalTitle : texts.title)}
      </p>
      <ol className={style['answers']}>
        {asked.map((key) => {
          const code = answers[key];
          if (code === undefined) return null;
          const question = questionIn(funnel, key);
          return (
            <li key={key}>
              <button
                type="button"
                className={style['answer']}
                data-question={key}
                aria-current={key === current ? 'step' : undefined}
                onClick={() => onQuestion(key)}
              >
                <span className={style['picture']} aria-hidden="true">
                  <QuestionIcon />
                  <TilePicture question={question} code={code} answers={answers} />
                </span>
                <span className={style['words']}>
                  <span className={style['name']}>{say(question.short)}</span>{' '}
                  {withSoftHyphens(say(question.labels[code] ?? { de: code, en: code }))}
                  <VisuallyHidden>, {say(texts.change)}</VisuallyHidden>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
