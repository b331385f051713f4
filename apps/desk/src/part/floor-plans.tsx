import { useLanguage, useText } from '@funnel/browser/language';
import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { markedFileText } from '@funnel/domain/floor-plan/file-mark';
import { filePurposeNames } from '@funnel/domain/floor-plan/file-purpose';
import { formatBytes } from '@funnel/domain/floor-plan/format-bytes';
import { BinIcon, DownloadIcon, PlanIcon } from '@funnel/ui/desk-icon';
import { AlertIcon } from '@funnel/ui/icon';
import { IconButton, iconLook } from '@funnel/ui/icon-button';
import { useState } from 'react';
import style from './floor-plans.module.css';
import { planTexts as texts } from './plan-texts.ts';

export type EnquiryFile = EnquiryRecord['files'][number];

interface FloorPlansProps {
  readonly enquiryId: string;
  readonly files: readonly EnquiryFile[];
  readonly onOpen: (index: number) => void;
  /** Takes a file of the staff back. */
  readonly onWithdraw?: (file: EnquiryFile) => void;
}

/** The files with thumbnails. A picture opens in the viewer; a PDF can also be downloaded. */
export function FloorPlans({ enquiryId, files, onOpen, onWithdraw }: FloorPlansProps) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <ul className={style['plans']}>
      {files.map((file, index) => {
        const { fileId, name, bytes, marks, purpose, addedBy } = file;
        return (
          <li key={fileId} data-file={fileId}>
            <button
              type="button"
              className={style['open']}
              aria-label={say(texts.open, { name })}
              onClick={() => onOpen(index)}
            >
              <PlanPicture className={style['picture']} address={fileUrl(enquiryId, fileId, 'picture')} />
            </button>
            <p className={style['name']}>
              <bdi title={name}>{name}</bdi>
            </p>
            <p className={style['more']}>
              {[addedBy !== null && say(filePurposeNames[purpose]), formatBytes(bytes, language)]
                .filter(Boolean)
                .join(' · ')}
              <span className={style['acts']}>
                {addedBy !== null && onWithdraw && (
                  <IconButton
                    size="s"
                    data-action="withdraw"
                    label={say(texts.withdraw, { name })}
                    title={say(texts.withdrawShort)}
                    onClick={() => onWithdraw(file)}
                  >
                    <BinIcon size="s" />
                  </IconButton>
                )}
                <a
                  className={iconLook('s')}
                  href={fileUrl(enquiryId, fileId, 'download')}
                  aria-label={say(texts.download, { name })}
                  download
                >
                  <DownloadIcon size="s" />
                </a>
              </span>
            </p>
            {marks.length > 0 && (
              <p className={style['mark']}>
                <AlertIcon size="s" />
                {say(markedFileText)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Fallback icon for files without a thumbnail, such as an encrypted PDF. */
export function PlanPicture({ className, address }: { className: string | undefined; address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <span className={className} data-broken>
        <PlanIcon size="l" />
      </span>
    );
  }
  return (
    <img className={className} src={address} alt="" decoding="async" onError={() => setIsBroken(true)} />
  );
}

export function fileUrl(enquiryId: string, fileId: string, as: 'picture' | 'download'): string {
  return `${readFileEndpoint.path}?${new URLSearchParams({ enquiryId, fileId, as })}`;
}
