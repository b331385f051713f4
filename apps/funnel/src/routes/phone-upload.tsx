import { useLanguage, useText } from '@funnel/browser/language';
import type { LocalizedText } from '@funnel/domain/text/text';
import { PhoneUploadScreen } from '../floor-plan/phone-upload-screen.tsx';
import { phoneUploadTexts } from '../floor-plan/phone-upload-texts.ts';
import { useUploadLink } from '../floor-plan/use-upload-link.ts';
import { useUploads } from '../floor-plan/use-uploads.ts';
import { PageShell } from '../shell/page-shell.tsx';

export const title: LocalizedText = phoneUploadTexts.title;

export const beginsAsServed = () => true;

/** A phone, or the link in a mail, adds floor plans to one kitchen here. */
export function Route() {
  const say = useText();
  const { language } = useLanguage();
  const { link, end } = useUploadLink();
  const uploads = useUploads({
    owner: { linkToken: link.token },
    source: 'funnel',
    say,
    onLinkOver: end,
  });
  return (
    <PageShell isPlain>
      <div data-step="phone-upload">
        <PhoneUploadScreen link={link} uploads={uploads} language={language} say={say} />
      </div>
    </PageShell>
  );
}
