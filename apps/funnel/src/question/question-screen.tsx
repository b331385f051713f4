import { type Question, subtextOf, tilesPerRow } from '@funnel/domain/question/question';
import type { Answers, QuestionKey } from '@funnel/domain/question/questions';
import type { Say } from '@funnel/domain/text/say';
import { withSoftHyphens } from '@funnel/domain/text/soft-hyphens';
import { Headline } from '@funnel/ui/headline';
import { Pill } from '@funnel/ui/pill';
import { Tile } from '@funnel/ui/tile';
import { TileGroup } from '@funnel/ui/tile-group';
import type { Ref } from 'react';
import { TilePicture } from './tile-picture.tsx';

interface QuestionScreenProps {
  readonly question: Question<QuestionKey>;
  readonly answers: Answers;
  /** Codes of the tiles to show, if a rule omits some. */
  readonly tiles: readonly string[];
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  /** `at`: the time of the tap. */
  readonly onAnswer: (code: string, at: number) => void;
}

/** One question with its pictures, driven by data alone. */
export function QuestionScreen({
  question,
  answers,
  tiles,
  say,
  headlineRef,
  onAnswer,
}: QuestionScreenProps) {
  const headlineId = `${question.key}-title`;
  const subtext = subtextOf(question, answers);
  const label = (code: string) => withSoftHyphens(say(question.labels[code] ?? { de: code, en: code }));
  return (
    <>
      <Headline ref={headlineRef} id={headlineId} subtitle={subtext && say(subtext)}>
        {say(question.title)}
      </Headline>
      <TileGroup
        labelledBy={headlineId}
        value={answers[question.key]}
        columns={tilesPerRow(tiles)}
        onActivate={onAnswer}
        pill={question.aside && <Pill value={question.aside}>{label(question.aside)}</Pill>}
      >
        {tiles.map((code) => {
          const note = question.notes?.[code];
          return (
            <Tile
              key={code}
              value={code}
              picture={<TilePicture question={question} code={code} answers={answers} />}
              title={label(code)}
              note={note && withSoftHyphens(say(note))}
            />
          );
        })}
      </TileGroup>
    </>
  );
}
