import type { FormData } from '@funnel/domain/enquiry/form-data';
import type { Language, Text } from '@funnel/domain/text/text';
import type { ReactNode, Ref } from 'react';
import type { ContactValues } from './use-contact-form.ts';

/** What every contact screen gets from the funnel around it. */
export interface ContactScreenProps {
  readonly data: FormData;
  readonly language: Language;
  readonly say: (text: Text) => string;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onType: (typed: Partial<FormData>) => void;
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
    readonly title: Text;
    readonly subtitle?: Text;
    readonly submit: Text;
    readonly failed?: Text;
  };
  /** Stands between the headline and the fields. */
  readonly children?: ReactNode;
}
