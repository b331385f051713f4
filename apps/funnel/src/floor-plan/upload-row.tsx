import { canRetryUpload, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import { isRemovable, type Upload } from '@funnel/domain/floor-plan/upload-list';
import type { Language, Text } from '@funnel/domain/text/text';
import { LinkButton } from '@funnel/ui/button';
import { AlertIcon, CheckIcon, CloseIcon } from '@funnel/ui/icon';
import { ProgressBar } from '@funnel/ui/progress-bar';
import { FileIcon, PictureIcon, RetryIcon } from '@funnel/ui/upload-icon';
import { type ReactNode, useRef } from 'react';
import { floorPlanTexts as texts } from './floor-plan-texts.ts';
import { formatBytes } from './format-bytes.ts';
import style from './upload-row.module.css';

interface UploadRowProps {
  readonly upload: Upload;
  readonly thumbnail: string | undefined;
  readonly language: Language;
  readonly say: (text: Text) => string;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One file of the list: what it is, how far it is, and what can be done when it failed. */
export function UploadRow({ upload, thumbnail, language, say, onRetry, onRemove }: UploadRowProps) {
  const { name, bytes, status, failure } = upload;
  const row = useRef<HTMLLIElement>(null);

  function retry(): void {
    // The button goes with the failure; the row keeps the place in the page.
    row.current?.focus();
    onRetry();
  }

  return (
    <li ref={row} className={style['row']} tabIndex={-1} data-status={status.toLowerCase()}>
      <span className={style['thumbnail']}>
        {thumbnail ? (
          <img src={thumbnail} alt="" />
        ) : isPicture(name) ? (
          <PictureIcon size="l" />
        ) : (
          <FileIcon size="l" />
        )}
      </span>
      <div className={style['body']}>
        <p className={style['head']}>
          <span className={style['name']} title={name}>
            {name}
          </span>
          {bytes !== undefined && <span className={style['size']}>{formatBytes(bytes, language)}</span>}
        </p>
        <Progress upload={upload} say={say} />
        {failure && (
          <p className={style['failure']}>
            <AlertIcon size="s" />
            {say(uploadFailures[failure])}
          </p>
        )}
        {failure && canRetryUpload(failure) && (
          <LinkButton aria-label={`${say(texts.retry)}: ${name}`} onClick={retry}>
            <RetryIcon size="s" />
            {say(texts.retry)}
          </LinkButton>
        )}
      </div>
      {isRemovable(upload) && (
        <button
          type="button"
          className={style['remove']}
          aria-label={`${say(texts.remove)}: ${name}`}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      )}
      {status === 'DONE' && (
        <span className={style['check']}>
          <CheckIcon size="s" />
        </span>
      )}
    </li>
  );
}

function Progress({
  upload: { name, status, percent },
  say,
}: Pick<UploadRowProps, 'upload' | 'say'>): ReactNode {
  if (status === 'WAITING') return <p className={style['state']}>{say(texts.waiting)}</p>;
  if (status === 'DONE') return <p className={style['state']}>{say(texts.arrivedShort)}</p>;
  if (status === 'FAILED') return null;
  const isSent = status === 'CONFIRMING' || percent === 100;
  return (
    <ProgressBar label={say(texts.uploadOf).replace('{name}', name)} value={percent} max={100}>
      {isSent ? say(texts.checking) : `${percent} %`}
    </ProgressBar>
  );
}

function isPicture(name: string): boolean {
  return /\.(?:jpe?g|png|heic|heif|webp|avif|gif|bmp|tiff?)$/i.test(name);
}
