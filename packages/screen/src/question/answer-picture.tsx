import { picturePath } from '@funnel/domain/question/question';
import { type QuestionKey, questions } from '@funnel/domain/question/questions';
import { tileImage } from '@funnel/picture/find-picture';
import { QuestionIcon } from '@funnel/ui/icon';

interface AnswerPictureProps {
  readonly question: QuestionKey;
  readonly code: string;
  /** All answers: the picture of a size depends on the shape. */
  readonly answers: Readonly<Record<string, string>>;
  readonly className: string | undefined;
  /** Far down the page: lazy-loaded. */
  readonly isLazy?: boolean;
}

/** The picture of the chosen tile. Its text is beside it. */
export function AnswerPicture({ question, code, answers, className, isLazy = false }: AnswerPictureProps) {
  const known = questions.get(question);
  const image = known && tileImage(...picturePath(known, code, answers));
  if (!image) {
    return (
      <span className={className}>
        <QuestionIcon size="l" />
      </span>
    );
  }
  return <img {...image} className={className} alt="" loading={isLazy ? 'lazy' : 'eager'} decoding="async" />;
}
