import { readSetValues } from '@funnel/contract/parent-messages/parent-message';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { useEffect } from 'react';
import { hearParent } from './parent-window.ts';
import { tellDeveloper } from './tell-developer.ts';

/** Stores the hidden fields of the parent page. The rules are loaded with the first value. */
export function useHiddenFields(update: (data: Partial<EnquiryDraft>) => void): void {
  useEffect(() => {
    async function take(given: Readonly<Record<string, unknown>>): Promise<void> {
      const { parseHiddenFields } = await import('@funnel/domain/enquiry/hidden-fields');
      const { fields, refused } = parseHiddenFields(given);
      if (refused.length > 0) tellDeveloper(`Hidden fields: left out ${refused.join(', ')}`);
      update({ hidden: fields });
    }
    return hearParent((message) => {
      const given = readSetValues(message, 'set-hidden');
      if (given) void take(given).catch(() => console.error('Hidden fields failed'));
    });
  }, [update]);
}
