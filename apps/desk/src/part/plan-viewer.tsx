import { useText } from '@funnel/browser/language';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import textStyle from '@funnel/ui/text.module.css';
import { useLayoutEffect, useRef } from 'react';
import { type EnquiryFile, fileUrl, PlanPicture } from './floor-plans.tsx';
import { planTexts as texts } from './plan-texts.ts';
import style from './plan-viewer.module.css';

interface PlanViewerProps {
  readonly enquiryId: string;
  readonly files: readonly EnquiryFile[];
  /** Undefined: closed. */
  readonly index: number | undefined;
  readonly onShow: (index: number | undefined) => void;
}

/** Full-screen viewer. Arrows change the file, Escape closes. */
export function PlanViewer({ enquiryId, files, index, onShow }: PlanViewerProps) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const file = index === undefined ? undefined : files[index];
  const isOpen = file !== undefined;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  const move = (by: 1 | -1) => index !== undefined && onShow((index + by + files.length) % files.length);
  return (
    <dialog
      ref={dialog}
      className={style['viewer']}
      aria-label={file?.name ?? say(texts.title)}
      onClose={() => onShow(undefined)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      {file && (
        <>
          <header>
            <h2>
              <bdi>{file.name}</bdi>
            </h2>
            {files.length > 1 && (
              <span className={textStyle['meta']}>
                {(index ?? 0) + 1} / {files.length}
              </span>
            )}
            {files.length > 1 && (
              <IconButton size="l" label={say(texts.previous)} onClick={() => move(-1)}>
                <ArrowLeftIcon />
              </IconButton>
            )}
            {files.length > 1 && (
              <IconButton size="l" label={say(texts.next)} onClick={() => move(1)}>
                <ArrowRightIcon />
              </IconButton>
            )}
            <a href={fileUrl(enquiryId, file.fileId, 'download')} download>
              {say(texts.fetch)}
            </a>
            <IconButton size="l" label={say(texts.close)} onClick={() => onShow(undefined)}>
              <CloseIcon />
            </IconButton>
          </header>
          <PlanPicture
            key={file.fileId}
            className={style['picture']}
            address={fileUrl(enquiryId, file.fileId, 'picture')}
          />
        </>
      )}
    </dialog>
  );
}
