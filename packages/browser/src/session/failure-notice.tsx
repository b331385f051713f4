import type { Failure } from '@funnel/contract/client';
import { waitWords } from '@funnel/domain/account/wait-words';
import { Notice } from '@funnel/ui/notice';
import { useLanguage, useText } from '../language.tsx';
import { type FailureTexts, failureText } from './session-rules.ts';
import { failureTexts } from './session-texts.ts';

const SOME_SECONDS = 60;

interface FailureNoticeProps {
  readonly failure: Failure | undefined;
  readonly texts?: FailureTexts;
}

/** Why a form was refused. */
export function FailureNotice({ failure, texts = failureTexts }: FailureNoticeProps) {
  const say = useText();
  const { language } = useLanguage();
  const text = failure && failureText(failure, texts);
  if (!text) return null;
  const seconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : undefined;
  return <Notice tone="error">{say(text, { wait: waitWords(seconds ?? SOME_SECONDS, language) })}</Notice>;
}
