import { initialPreferredLanguage } from '@funnel/domain/contact/preferred-language';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Language } from '@funnel/domain/text/text';
import { useEffect, useRef } from 'react';

/** A change of the page's language also changes the proposed language of the consultation (R11). */
export function useEnglishConsultation(
  language: Language,
  update: (data: Partial<EnquiryDraft>) => void,
): void {
  const seen = useRef(language);
  useEffect(() => {
    if (seen.current === language) return;
    seen.current = language;
    update({ preferred_language: initialPreferredLanguage(language) });
  }, [language, update]);
}
