import type { ContactStepId } from '@funnel/domain/flow/funnel';
import { CombinedScreen } from './combined-screen.tsx';
import type { SendingScreenProps } from './contact-screen.ts';
import { EmailScreen } from './email-screen.tsx';
import { PersonalScreen } from './personal-screen.tsx';
import { PostcodeScreen } from './postcode-screen.tsx';
import { TelephoneScreen } from './telephone-screen.tsx';

const SCREENS = {
  personal: PersonalScreen,
  personal_postcode: PostcodeScreen,
  personal_email: EmailScreen,
  personal_telephone_raw: TelephoneScreen,
  combined_personal: CombinedScreen,
} as const satisfies Record<ContactStepId, unknown>;

/** The screen of one contact step. All are in one chunk, prefetched while questions are answered. */
export function ContactStep({ step, ...props }: SendingScreenProps & { readonly step: ContactStepId }) {
  const Screen = SCREENS[step];
  return <Screen {...props} />;
}
