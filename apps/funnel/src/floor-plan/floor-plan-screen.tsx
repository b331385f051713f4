import { hasConfirmedUpload, takenPlaces } from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { Language, Text } from '@funnel/domain/text/text';
import { Button, LinkButton } from '@funnel/ui/button';
import { DropZone } from '@funnel/ui/drop-zone';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, type Ref, useRef } from 'react';
import style from './floor-plan-screen.module.css';
import { floorPlanTexts as texts } from './floor-plan-texts.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

const PICTURE = '/picture/question_layout/STILL_PLANNING.avif';

interface FloorPlanScreenProps {
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly uploads: Uploads;
  readonly language: Language;
  readonly say: (text: Text) => string;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** Choose, drag or photograph a floor plan. Next is offered once one has arrived; until then the step can be skipped. */
export function FloorPlanScreen(props: FloorPlanScreenProps) {
  const { title, subtitle, uploads, language, say, headlineRef, onNext, onSkip } = props;
  const { list, thumbnails, news, choose, retry, remove } = uploads;
  const area = useRef<HTMLDivElement>(null);
  const isEmpty = list.uploads.length === 0;

  function removeRow(id: string): void {
    area.current?.querySelector('input')?.focus();
    remove(id);
  }

  return (
    <>
      <Headline ref={headlineRef} subtitle={subtitle}>
        {title}
      </Headline>
      <div className={style['files']} ref={area}>
        <DropZone
          words={{
            ...(takenPlaces(list) >= MAX_FILES
              ? { title: say(texts.full) }
              : isEmpty
                ? { title: say(texts.choose), detail: say(texts.drop) }
                : { title: say(texts.chooseMore) }),
            letGo: say(texts.letGo),
            formats: say(texts.formats),
            camera: say(texts.camera),
          }}
          picture={isEmpty ? PICTURE : undefined}
          onFiles={choose}
        />
        {list.leftOut > 0 && (
          <div className={style['leftOut']}>
            <Notice tone="error">
              {list.leftOut === 1
                ? say(texts.leftOutOne)
                : say(texts.leftOut).replace('{count}', String(list.leftOut))}
            </Notice>
          </div>
        )}
        {list.uploads.length > 0 && (
          <ul className={style['list']} aria-label={say(texts.files)}>
            {list.uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                thumbnail={thumbnails[upload.id]}
                language={language}
                say={say}
                onRetry={() => retry(upload.id)}
                onRemove={() => removeRow(upload.id)}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden role="log">
          {news.map(({ id, text }) => (
            <span key={id}>{text}. </span>
          ))}
        </VisuallyHidden>
        <div className={style['actions']}>
          {hasConfirmedUpload(list) ? (
            <Button data-action="next" onClick={onNext}>
              {say(texts.next)}
            </Button>
          ) : (
            <LinkButton data-action="skip" onClick={onSkip}>
              {say(texts.skip)}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  );
}
