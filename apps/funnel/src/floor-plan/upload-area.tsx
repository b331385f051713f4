import { takenPlaces } from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { UploadRow } from '@funnel/screen/floor-plan/upload-row';
import { DropZone } from '@funnel/ui/drop-zone';
import { Notice } from '@funnel/ui/notice';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { floorPlanTexts as texts } from './floor-plan-texts.ts';
import style from './upload-area.module.css';
import type { Uploads } from './use-uploads.ts';

const PICTURE = '/picture/question_layout/STILL_PLANNING.avif';

interface UploadAreaProps {
  readonly uploads: Uploads;
  readonly language: Language;
  readonly say: Say;
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** The file field, and the list of chosen files. */
export function UploadArea({ uploads, language, say, children }: UploadAreaProps) {
  const { list, thumbnails, announcements, choose, retry, remove } = uploads;
  const area = useRef<HTMLDivElement>(null);
  const isEmpty = list.uploads.length === 0;
  const isFull = takenPlaces(list) >= MAX_FILES;

  function removeRow(id: string): void {
    area.current?.querySelector('input')?.focus();
    remove(id);
  }

  return (
    <div className={style['files']} ref={area}>
      <DropZone
        words={{
          ...(isFull
            ? { title: say(texts.full) }
            : isEmpty
              ? { title: say(texts.choose), detail: say(texts.drop) }
              : { title: say(texts.chooseMore) }),
          letGo: say(texts.letGo),
          formats: say(texts.formats),
          camera: say(texts.camera),
        }}
        picture={isEmpty ? PICTURE : undefined}
        full={isFull}
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
        {announcements.map(({ id, text }) => (
          <span key={id}>{text}. </span>
        ))}
      </VisuallyHidden>
      {children}
    </div>
  );
}
