import { useLanguage, useText } from '@funnel/browser/language';
import type { Failure } from '@funnel/contract/client';
import { waitWords } from '@funnel/domain/account/wait-words';
import { Notice } from '@funnel/ui/notice';
import { failureTexts as texts } from './staff-texts.ts';

const SOME_SECONDS = 60;

/** Why a form was refused. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const say = useText();
  const { language } = useLanguage();
  if (!failure) return null;
  if (failure.code === 'TOO_MANY_REQUESTS') {
    const wait = waitWords(failure.retryAfterSeconds ?? SOME_SECONDS, language);
    return <Notice tone="error">{say(texts.TOO_MANY_REQUESTS, { wait })}</Notice>;
  }
  const { code } = failure;
  const text = code === 'WRONG_CREDENTIALS' || code === 'WRONG_CODE' ? texts[code] : texts.other;
  return <Notice tone="error">{say(text)}</Notice>;
}
