import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import type { ReactNode, Ref } from 'react';
import type { ContactValues } from './use-contact-form.ts';

/** What every contact screen gets from the funnel around it. */
export interface ContactScreenProps {
  readonly data: EnquiryDraft;
  readonly language: Language;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onType: (typed: Partial<EnquiryDraft>) => void;
  /** The fields of this screen are right. */
  readonly onValid: (contact: ContactValues) => void;
}

/** And what the last one gets, which sends the enquiry. */
export interface SendingScreenProps extends ContactScreenProps {
  readonly status: 'idle' | 'sending' | 'failed';
  readonly showFailure: boolean;
  readonly links: { readonly terms: string; readonly privacy: string };
  /** What the combined form says where it sends something else than the funnel's enquiry. */
  readonly words?: {
    readonly title: LocalizedText;
    readonly subtitle?: LocalizedText;
    readonly submit: LocalizedText;
    readonly failed?: LocalizedText;
  };
  /** Stands between the headline and the fields. */
  readonly children?: ReactNode;
}
