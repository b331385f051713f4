import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { requestPasswordResetEndpoint } from '@funnel/contract/account/reset-password';
import { LinkButton } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { useState } from 'react';
import style from './area.module.css';
import { areaTexts as texts } from './area-texts.ts';

/** Asks for the confirmation, and helps if the mail did not arrive. */
export function PendingBanner({ email }: { email: string }) {
  const say = useText();
  const { callOnce } = useCalls();
  const [sending, setSending] = useState<'no' | 'sending' | 'sent' | 'failed'>('no');

  async function resend(): Promise<void> {
    if (sending === 'sending') return;
    setSending('sending');
    const { ok } = await callOnce(requestPasswordResetEndpoint, { body: { email } });
    setSending(ok ? 'sent' : 'failed');
  }

  return (
    <div className={style['banner']} data-banner="pending">
      <Notice title={say(texts.pendingTitle)}>
        <p>{say(texts.pending).replace('{email}', email)}</p>
        {sending !== 'sent' && <p>{say(texts.pendingHelp)}</p>}
        {sending !== 'sent' && (
          <LinkButton data-action="resend" onClick={resend}>
            {say(sending === 'sending' ? texts.waiting : texts.resend)}
          </LinkButton>
        )}
        <p role="status">
          {sending === 'sent' && say(texts.resent)}
          {sending === 'failed' && say(texts.resendFailed)}
        </p>
      </Notice>
    </div>
  );
}
