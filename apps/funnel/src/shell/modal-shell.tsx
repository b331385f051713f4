import { useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import { ModalPage } from '@funnel/ui/modal-page';
import type { ReactNode } from 'react';
import { LegalNav } from './legal-nav.tsx';
import { useSettings } from './page-settings.ts';

const close: LocalizedText = defineTexts('modal.close', { de: 'Schließen', en: 'Close' });

/** The frame around the screens of a page that the retailer's site shows as a modal. */
export function ModalShell({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const say = useText();
  const { brand } = useSettings();
  return (
    <ModalPage
      headerStart={<Brand {...brand} />}
      headerEnd={<PageLanguageSwitch />}
      closeLabel={say(close)}
      onClose={onClose}
      footer={<LegalNav />}
    >
      {children}
    </ModalPage>
  );
}
