import type { LinkKind } from '@funnel/domain/floor-plan/floor-plan-link';
import { hasConfirmedUpload, isUploading } from '@funnel/domain/floor-plan/upload-list';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import style from './phone-upload-screen.module.css';
import { phoneUploadTexts as texts } from './phone-upload-texts.ts';
import { UploadArea } from './upload-area.tsx';
import type { Uploads } from './use-uploads.ts';

interface PhoneUploadScreenProps {
  readonly link: { readonly isOver: boolean; readonly kind?: LinkKind };
  readonly uploads: Uploads;
  readonly language: Language;
  readonly say: Say;
}

/** Only the upload, on a phone or later from a mail. */
export function PhoneUploadScreen({ link, uploads, language, say }: PhoneUploadScreenProps) {
  const { list } = uploads;
  const hasArrived = hasConfirmedUpload(list) && !isUploading(list);
  const [title, text] =
    link.kind === 'MAILED' ? [texts.withUsTitle, texts.withUs] : [texts.atComputerTitle, texts.atComputer];
  return (
    <>
      <Headline subtitle={link.isOver ? undefined : say(texts.subtitle)}>{say(texts.title)}</Headline>
      <div className={style['announcement']} role="status">
        {link.isOver && <Notice title={say(texts.overTitle)}>{say(texts.over)}</Notice>}
        {!link.isOver && hasArrived && (
          <Notice tone="done" title={say(title)}>
            {say(text)}
          </Notice>
        )}
      </div>
      {!link.isOver && <UploadArea uploads={uploads} language={language} say={say} />}
    </>
  );
}
