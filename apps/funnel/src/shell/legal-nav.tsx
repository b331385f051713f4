import { LegalNav as EveryLegalNav, useLegalHref as useHref } from '@funnel/browser/legal-nav';
import { useSettings } from './page-settings.ts';

export const useLegalHref = () => useHref(useSettings().legalLinks);
export const LegalNav = () => <EveryLegalNav own={useSettings().legalLinks} />;
