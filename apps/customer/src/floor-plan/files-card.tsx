import { useLanguage, useText } from '@funnel/browser/language';
import { downloadMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import type { OwnEnquiry, OwnFile } from '@funnel/contract/customer-area/show-overview';
import { markedFileText } from '@funnel/domain/floor-plan/file-mark';
import { filePurposeNames } from '@funnel/domain/floor-plan/file-purpose';
import { formatBytes } from '@funnel/domain/floor-plan/format-bytes';
import type { Language } from '@funnel/domain/text/text';
import { UploadRow } from '@funnel/screen/floor-plan/upload-row';
import { Button } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import { Dialog } from '@funnel/ui/dialog';
import { DropZone } from '@funnel/ui/drop-zone';
import { FileButton, FileLink, FileRow, FileState } from '@funnel/ui/file-row';
import { Notice } from '@funnel/ui/notice';
import { DownloadIcon, TrashIcon } from '@funnel/ui/upload-icon';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileTexts as texts } from './file-texts.ts';
import style from './files-card.module.css';
import type { Files } from './use-files.ts';

const PICTURE = '/picture/question_layout/STILL_PLANNING.avif';

interface FilesCardProps {
  readonly enquiryId: string;
  readonly files: readonly OwnFile[];
  readonly withdrawn: OwnEnquiry['withdrawn'];
  readonly keeping: Files;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The customer's files: upload, download, delete. */
export function FilesCard({ enquiryId, files, withdrawn, keeping, titleRef }: FilesCardProps) {
  const say = useText();
  const { language } = useLanguage();
  const { list, announcements, isFull, choose, retry, remove } = keeping;
  const isEmpty = files.length + list.uploads.length === 0;

  // A deleted file removes its buttons and its dialog. While the dialog is open nothing else can take the focus.
  const { length } = files;
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current) titleRef.current?.focus();
    before.current = length;
  }, [length, titleRef]);

  return (
    <Card title={say(texts.title)} titleRef={titleRef}>
      <p className={style['intro']}>{say(texts.intro)}</p>
      {!isEmpty && (
        <ul className={style['list']} aria-label={say(texts.list)}>
          {files.map((file) => (
            <KeptRow key={file.fileId} file={file} enquiryId={enquiryId} keeping={keeping} />
          ))}
          {list.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              language={language}
              say={say}
              onRetry={() => retry(upload.id)}
              onRemove={() => {
                titleRef.current?.focus();
                remove(upload.id);
              }}
            />
          ))}
        </ul>
      )}
      {withdrawn.length > 0 && (
        <ul className={style['withdrawn']} data-withdrawn>
          {withdrawn.map(({ purpose, withdrawnAt }) => (
            <li key={withdrawnAt}>
              {say(texts.withdrawn, {
                purpose: say(filePurposeNames[purpose]),
                date: shownDate(withdrawnAt, language),
              })}
            </li>
          ))}
        </ul>
      )}
      {list.leftOut > 0 && (
        <div className={style['leftOut']}>
          <Notice tone="error">{say(texts.leftOut)}</Notice>
        </div>
      )}
      <DropZone
        words={{
          title: say(isFull ? texts.full : isEmpty ? texts.choose : texts.chooseMore),
          detail: isFull ? undefined : say(texts.drop),
          letGo: say(texts.letGo),
          formats: say(texts.formats),
          camera: say(texts.camera),
        }}
        picture={isEmpty ? PICTURE : undefined}
        full={isFull}
        onFiles={choose}
      />
      <VisuallyHidden role="log">
        {announcements.map(({ id, text }) => (
          <span key={id}>{text}. </span>
        ))}
      </VisuallyHidden>
    </Card>
  );
}

interface KeptRowProps {
  readonly file: OwnFile;
  readonly enquiryId: string;
  readonly keeping: Files;
}

function KeptRow({ file, enquiryId, keeping }: KeptRowProps) {
  const say = useText();
  const { language } = useLanguage();
  const [state, setState] = useState<'kept' | 'asking' | 'deleting' | 'failed'>('kept');
  const { name, bytes, marks, uploadedAt, purpose, isOurs } = file;
  const date = shownDate(uploadedAt, language);

  async function remove(): Promise<void> {
    setState('deleting');
    if (!(await keeping.deleteFile(file))) setState('failed');
  }

  return (
    <FileRow
      name={name}
      thumbnail={addressOf(file, enquiryId, 'picture')}
      data-file={file.fileId}
      end={
        <>
          <FileLink
            label={`${say(texts.download)}: ${name}`}
            href={addressOf(file, enquiryId, 'download')}
            download
          >
            <DownloadIcon />
          </FileLink>
          {!isOurs && (
            <FileButton label={`${say(texts.delete)}: ${name}`} onClick={() => setState('asking')}>
              <TrashIcon />
            </FileButton>
          )}
        </>
      }
    >
      <FileState>
        {isOurs && `${say(texts.ours, { purpose: say(filePurposeNames[purpose]) })} · `}
        {date} · {formatBytes(bytes, language)}
      </FileState>
      {marks.length > 0 && <FileState>{say(markedFileText)}</FileState>}
      {state === 'failed' && <Notice tone="error">{say(texts.deleteFailed).replace('{name}', name)}</Notice>}
      <Dialog
        open={state === 'asking' || state === 'deleting'}
        title={say(texts.deleteTitle)}
        onCancel={() => setState('kept')}
        actions={
          <>
            <Button data-action="stay" onClick={() => setState('kept')}>
              {say(texts.deleteStay)}
            </Button>
            <Button
              variant="danger"
              data-action="confirm"
              busy={state === 'deleting'}
              busyLabel={say(texts.deleting)}
              onClick={remove}
            >
              {say(texts.deleteConfirm)}
            </Button>
          </>
        }
      >
        <span className={style['name']}>{say(texts.deleteText).replace('{name}', name)}</span>
      </Dialog>
    </FileRow>
  );
}

function shownDate(at: string, language: Language): string {
  return new Date(at).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
}

function addressOf({ fileId }: OwnFile, enquiryId: string, as: 'download' | 'picture'): string {
  return `${downloadMyFileEndpoint.path}?${new URLSearchParams({ enquiryId, fileId, as })}`;
}
