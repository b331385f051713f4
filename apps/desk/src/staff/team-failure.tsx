import { useText } from '@funnel/browser/language';
import type { Failure } from '@funnel/contract/client';
import { Notice } from '@funnel/ui/notice';
import { teamTexts as texts } from './team-texts.ts';

const KNOWN = ['LAST_OWNER', 'CODES_MISSING', 'NOT_FOUND', 'STALE'] as const;

/** Why a change of somebody's access did not work. */
export function TeamFailure({ failure }: { failure: Failure | undefined }) {
  const say = useText();
  if (!failure) return null;
  const known = KNOWN.find((code) => code === failure.code);
  return <Notice tone="error">{say(texts[known ?? 'other'])}</Notice>;
}
