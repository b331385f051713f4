import { BRAND_NAME } from '@funnel/domain/retailer/brand-name';
import type { Text } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import { ModalPage } from '@funnel/ui/modal-page';
import type { ReactNode } from 'react';

import { useText } from './language.tsx';
import { LegalNav } from './legal-nav.tsx';
import { PageLanguageSwitch } from './page-language-switch.tsx';

const close: Text = { de: 'Schließen', en: 'Close' };

/** What stands around the screens of a page that the retailer's site shows as a modal. */
export function ModalShell({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const say = useText();
  return (
    <ModalPage
      headerStart={<Brand name={BRAND_NAME} />}
      headerEnd={<PageLanguageSwitch />}
      closeLabel={say(close)}
      onClose={onClose}
      footer={<LegalNav />}
    >
      {children}
    </ModalPage>
  );
}
