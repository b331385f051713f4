import type { Say } from '@funnel/domain/text/say';
import { Notice } from '@funnel/ui/notice';
import { signupTexts as texts } from './signup-texts.ts';

const WORDS = {
  uploaded: { title: texts.planArrived, text: texts.planArrivedMore },
  booked: { title: texts.booked, text: texts.bookedMore },
  reserved: { title: texts.reserved, text: texts.bookedMore },
  wished: { title: texts.wished, text: texts.bookedMore },
};

/** The progress so far, and the reason for a password. */
export function SignupBanner({ about, say }: { about: keyof typeof WORDS; say: Say }) {
  const { title, text } = WORDS[about];
  return (
    <Notice tone="done" title={say(title)}>
      {say(text)}
    </Notice>
  );
}
