import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from './button.tsx';
import style from './drop-zone.module.css';
import { CameraIcon, PlusIcon, UploadIcon } from './upload-icon.tsx';
import { useFileDrop } from './use-file-drop.ts';

const ACCEPTED = 'image/*,application/pdf';

export type DropZoneProps = {
  words: { title: string; detail?: string | undefined; letGo: string; formats: string; camera: string };
  /** Without one the zone is small, below the existing files. */
  picture?: string | undefined;
  /** Full: it shows that no more files are accepted. */
  full?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A native file input whose label is the drop zone, for keyboard, screen reader, drag and touch. */
export function DropZone({ words, picture, full = false, onFiles }: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  const isSmall = picture === undefined;

  const take = useEffectEvent(() => {
    const { current } = input;
    if (!current?.files?.length) return;
    onFiles([...current.files]);
    // So that the same file can be chosen again.
    current.value = '';
  });
  // Files chosen before hydration.
  useEffect(() => take(), []);

  function photograph(): void {
    const { current } = input;
    if (!current) return;
    // Phones open the camera directly only if only pictures are accepted. Both attributes are read on click.
    current.accept = 'image/*';
    current.setAttribute('capture', 'environment');
    current.click();
    current.accept = ACCEPTED;
    current.removeAttribute('capture');
  }

  return (
    <>
      <label
        className={style['zone']}
        data-over={isOver || undefined}
        data-small={isSmall || undefined}
        data-full={full || undefined}
      >
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
        {picture !== undefined && (
          <img className={style['picture']} src={picture} width="552" height="442" alt="" />
        )}
        <span className={style['words']}>
          <span id={`${id}-title`} className={style['title']}>
            {!full && (isSmall && !isOver ? <PlusIcon /> : <UploadIcon />)}
            {isOver ? words.letGo : words.title}
          </span>
          {words.detail && !isOver && <span className={style['detail']}>{words.detail}</span>}
          <span id={`${id}-formats`} className={style['formats']}>
            {words.formats}
          </span>
        </span>
      </label>
      <div className={style['camera']} hidden={full}>
        <Button variant="secondary" onClick={photograph}>
          <span className={style['cameraWords']}>
            <CameraIcon /> {words.camera}
          </span>
        </Button>
      </div>
    </>
  );
}
