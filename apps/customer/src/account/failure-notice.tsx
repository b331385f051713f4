import { useLanguage, useText } from '@funnel/browser/language';
import type { Failure } from '@funnel/contract/client';
import { waitWords } from '@funnel/domain/account/wait-words';
import { Notice } from '@funnel/ui/notice';
import { failedText, isSessionOver } from '../shell/call.ts';
import { failureTexts } from './account-texts.ts';

const SOME_SECONDS = 60;

/** Why a form was refused. Failures are visible here, unlike in the funnel (R18). */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const say = useText();
  const { language } = useLanguage();
  if (!failure || isSessionOver(failure)) return null;
  if (failure.code === 'TOO_MANY_REQUESTS') {
    const wait = waitWords(failure.retryAfterSeconds ?? SOME_SECONDS, language);
    return <Notice tone="error">{say(failureTexts.TOO_MANY_REQUESTS).replace('{wait}', wait)}</Notice>;
  }
  const text = failure.code === 'WRONG_CREDENTIALS' ? failureTexts.WRONG_CREDENTIALS : failedText;
  return <Notice tone="error">{say(text)}</Notice>;
}
