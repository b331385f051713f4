import { codesOf, type Question } from '@funnel/domain/question/question';

/** The drawable codes of a question. */
export interface Drawable<Code extends string, Drawn extends Code> {
  /** The codes with a look of their own, in the question's order. */
  readonly codes: readonly Drawn[];
  /** The code that is drawn for a code; undefined if nothing is decided. */
  readonly drawnFor: (code: Code | undefined) => Drawn | undefined;
}

/** Every code of the question has its own drawing, except those drawn `as` another, or not at all. */
export function drawable<Code extends string, Other extends Code = never>(
  question: Question<string, Code>,
  as: Readonly<Record<Other, Exclude<Code, Other> | undefined>>,
): Drawable<Code, Exclude<Code, Other>> {
  const isOther = (code: Code): code is Other => Object.hasOwn(as, code);
  const isDrawn = (code: Code): code is Exclude<Code, Other> => !isOther(code);
  return {
    codes: codesOf(question).filter(isDrawn),
    drawnFor(code) {
      if (code === undefined || isDrawn(code)) return code;
      return isOther(code) ? as[code] : undefined;
    },
  };
}
