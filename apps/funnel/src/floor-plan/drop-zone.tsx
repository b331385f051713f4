import type { Text } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/button';
import { CameraIcon, PlusIcon, UploadIcon } from '@funnel/ui/upload-icon';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import style from './drop-zone.module.css';
import { floorPlanTexts as texts } from './floor-plan-texts.ts';
import { useFileDrop } from './use-file-drop.ts';

const ACCEPTED = 'image/*,application/pdf';

interface DropZoneProps {
  /** With files in the list the zone steps back behind them. */
  readonly isSmall: boolean;
  readonly isFull: boolean;
  readonly say: (text: Text) => string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A real file input whose label is the field: keyboard, screen reader, drag and touch all use the same. */
export function DropZone({ isSmall, isFull, say, onFiles }: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  const [title, detail] = wordsFor({ isSmall, isFull, isOver });

  const take = useEffectEvent(() => {
    const { current } = input;
    if (!current?.files?.length) return;
    onFiles([...current.files]);
    // The same file can be chosen again.
    current.value = '';
  });
  // Files chosen before this script was there.
  useEffect(() => take(), []);

  function photograph(): void {
    const { current } = input;
    if (!current) return;
    // Phones go straight to the camera only where nothing but pictures is accepted. Both are read as the click comes.
    current.accept = 'image/*';
    current.setAttribute('capture', 'environment');
    current.click();
    current.accept = ACCEPTED;
    current.removeAttribute('capture');
  }

  return (
    <>
      <label className={style['zone']} data-over={isOver || undefined} data-small={isSmall || undefined}>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          className={style['input']}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-formats`}
          onChange={take}
        />
        {!isSmall && (
          <img
            className={style['picture']}
            src="/picture/question_layout/STILL_PLANNING.avif"
            width="552"
            height="442"
            alt=""
          />
        )}
        <span className={style['words']}>
          <span id={`${id}-title`} className={style['title']}>
            {isSmall && !isOver ? <PlusIcon /> : <UploadIcon />}
            {say(title)}
          </span>
          {detail && <span className={style['detail']}>{say(detail)}</span>}
          <span id={`${id}-formats`} className={style['formats']}>
            {say(texts.formats)}
          </span>
        </span>
      </label>
      <div className={style['camera']}>
        <Button variant="secondary" onClick={photograph}>
          <span className={style['cameraWords']}>
            <CameraIcon /> {say(texts.camera)}
          </span>
        </Button>
      </div>
    </>
  );
}

function wordsFor(state: { isSmall: boolean; isFull: boolean; isOver: boolean }): readonly [Text, Text?] {
  if (state.isFull) return [texts.full];
  if (state.isOver) return [texts.letGo];
  return state.isSmall ? [texts.chooseMore] : [texts.choose, texts.drop];
}
