import { formatBytes } from '@funnel/domain/floor-plan/format-bytes';
import { canRetryUpload, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import { isRemovable, type Upload } from '@funnel/domain/floor-plan/upload-list';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { LinkButton } from '@funnel/ui/button';
import { FileButton, FileCheck, FileFailure, FileRow, FileState } from '@funnel/ui/file-row';
import { CloseIcon } from '@funnel/ui/icon';
import { ProgressBar } from '@funnel/ui/progress-bar';
import { RetryIcon } from '@funnel/ui/upload-icon';
import { type ReactNode, useRef } from 'react';

const texts = defineTexts('upload', {
  waiting: { de: 'Wartet', en: 'Waiting' },
  uploadOf: { de: 'Upload von {name}', en: 'Upload of {name}' },
  checking: { de: 'Wird geprüft …', en: 'Checking …' },
  arrived: { de: 'Hochgeladen', en: 'Uploaded' },
  retry: { de: 'Noch einmal', en: 'Try again' },
  remove: { de: 'Aus der Liste entfernen', en: 'Remove from the list' },
} satisfies Record<string, LocalizedText>);

interface UploadRowProps {
  readonly upload: Upload;
  readonly thumbnail?: string | undefined;
  readonly language: Language;
  readonly say: Say;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One file of the list: its name, its progress, and the actions after a failure. */
export function UploadRow({ upload, thumbnail, language, say, onRetry, onRemove }: UploadRowProps) {
  const { name, bytes, status, failure } = upload;
  const row = useRef<HTMLLIElement>(null);

  function retry(): void {
    // Focus management: the button disappears with the failure, so the row takes the focus.
    row.current?.focus();
    onRetry();
  }

  return (
    <FileRow
      ref={row}
      data-status={status.toLowerCase()}
      name={name}
      size={bytes === undefined ? undefined : formatBytes(bytes, language)}
      thumbnail={thumbnail}
      end={
        <>
          {isRemovable(upload) && (
            <FileButton label={`${say(texts.remove)}: ${name}`} onClick={onRemove}>
              <CloseIcon />
            </FileButton>
          )}
          {status === 'DONE' && <FileCheck />}
        </>
      }
    >
      <Progress upload={upload} say={say} />
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

function Progress({
  upload: { name, status, percent },
  say,
}: Pick<UploadRowProps, 'upload' | 'say'>): ReactNode {
  if (status === 'WAITING') return <FileState>{say(texts.waiting)}</FileState>;
  if (status === 'DONE') return <FileState>{say(texts.arrived)}</FileState>;
  if (status === 'FAILED') return null;
  const isSent = status === 'CONFIRMING' || percent === 100;
  return (
    <ProgressBar label={say(texts.uploadOf).replace('{name}', name)} value={percent} max={100}>
      {isSent ? say(texts.checking) : `${percent} %`}
    </ProgressBar>
  );
}
