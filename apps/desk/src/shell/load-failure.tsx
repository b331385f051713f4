import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import { Notice } from '@funnel/ui/notice';
import type { ReactNode } from 'react';
import style from './load-failure.module.css';
import { settingsTexts as texts } from './settings-texts.ts';
import { SupportCode } from './support-code.tsx';

interface LoadFailureProps {
  readonly of: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  /** The name of what failed to load. */
  readonly children: ReactNode;
}

/** Error state with a retry button. */
export function LoadFailure({ of: { isError, error, refetch }, children }: LoadFailureProps) {
  const say = useText();
  if (!isError) return null;
  return (
    <div className={style['failed']}>
      <Notice tone="error">
        {children} <SupportCode error={error} />
      </Notice>
      <Button onClick={() => void refetch()}>{say(texts.retry)}</Button>
    </div>
  );
}
