import { useText } from '@funnel/browser/language';
import { legalLinks } from '@funnel/contract/page/legal-links';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { LegalScreen } from '../legal/legal-screen.tsx';
import { PageShell } from '../shell/page-shell.tsx';

export const title: LocalizedText = defineTexts('legal.page', { de: 'Rechtliches', en: 'Legal' });

export const beginsAsServed = () => true;

export function Route() {
  return (
    <PageShell>
      <LegalScreen title={title} sections={legalLinks} say={useText()} />
    </PageShell>
  );
}
