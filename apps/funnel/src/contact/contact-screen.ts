import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import type { ReactNode, Ref } from 'react';
import type { ContactValues } from './use-contact-form.ts';

/** The props of every contact screen. */
export interface ContactScreenProps {
  readonly data: EnquiryDraft;
  readonly language: Language;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onType: (typed: Partial<EnquiryDraft>) => void;
  /** The fields of this screen are valid. */
  readonly onValid: (contact: ContactValues) => void;
}

/** The additional props of the last one, which sends the enquiry. */
export interface SendingScreenProps extends ContactScreenProps {
  readonly status: 'idle' | 'sending' | 'failed';
  readonly showFailure: boolean;
  readonly links: { readonly terms: string; readonly privacy: string };
  /** The texts of the combined form if it sends something else than the funnel's enquiry. */
  readonly words?: {
    readonly title: LocalizedText;
    readonly subtitle?: LocalizedText;
    readonly submit: LocalizedText;
    readonly failed?: LocalizedText;
  };
  /** Shown between the headline and the fields. */
  readonly children?: ReactNode;
}
