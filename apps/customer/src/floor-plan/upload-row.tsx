import { formatBytes } from '@funnel/domain/floor-plan/format-bytes';
import { canRetryUpload, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import { isRemovable, type Upload } from '@funnel/domain/floor-plan/upload-list';
import { LinkButton } from '@funnel/ui/button';
import { FileButton, FileCheck, FileFailure, FileRow, FileState } from '@funnel/ui/file-row';
import { CloseIcon } from '@funnel/ui/icon';
import { ProgressBar } from '@funnel/ui/progress-bar';
import { RetryIcon } from '@funnel/ui/upload-icon';
import { useRef } from 'react';
import { useLanguage, useText } from '../shell/language.tsx';
import { fileTexts as texts } from './file-texts.ts';

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file on its way: how far it is, and what can be done when it failed. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const say = useText();
  const { language } = useLanguage();
  const { name, bytes, status, percent, failure } = upload;
  const row = useRef<HTMLLIElement>(null);

  function retry(): void {
    // The button goes with the failure; the row keeps the place in the page.
    row.current?.focus();
    onRetry();
  }

  return (
    <FileRow
      ref={row}
      data-status={status.toLowerCase()}
      name={name}
      size={bytes === undefined ? undefined : formatBytes(bytes, language)}
      end={
        isRemovable(upload) ? (
          <FileButton label={`${say(texts.remove)}: ${name}`} onClick={onRemove}>
            <CloseIcon />
          </FileButton>
        ) : (
          status === 'DONE' && <FileCheck />
        )
      }
    >
      {status === 'WAITING' && <FileState>{say(texts.waiting)}</FileState>}
      {status === 'SENDING' && (
        <ProgressBar label={say(texts.uploadOf).replace('{name}', name)} value={percent} max={100}>
          {percent === 100 ? say(texts.checking) : `${percent} %`}
        </ProgressBar>
      )}
      {failure && <FileFailure>{say(uploadFailures[failure])}</FileFailure>}
      {failure && canRetryUpload(failure) && (
        <LinkButton aria-label={`${say(texts.retry)}: ${name}`} onClick={retry}>
          <RetryIcon size="s" />
          {say(texts.retry)}
        </LinkButton>
      )}
    </FileRow>
  );
}
