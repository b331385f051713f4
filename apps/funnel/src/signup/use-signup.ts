import { customerAreaUrl } from '@funnel/contract/account/customer-area-url';
import type { Say } from '@funnel/domain/text/say';
import { useNewPassword } from '@funnel/screen/account/use-new-password';
import { type FormEvent, useState } from 'react';
import { openCustomerWindow } from './customer-window.ts';
import { signupTexts as texts } from './signup-texts.ts';

const loadActivation = () => import('./activate-account.ts');

interface SignupOptions {
  readonly kitchenId: string;
  readonly email: string;
  readonly say: Say;
  /** The account exists. `isOpen`: its window has opened; otherwise the link is offered. */
  readonly onDone: (area: { readonly href: string; readonly isOpen: boolean }) => void;
}

/** The two passwords and their state. Kept outside the screen, so that going back loses nothing. */
export function useSignup({ kitchenId, email, say, onDone }: SignupOptions) {
  const chosen = useNewPassword('password', texts);
  const [status, setStatus] = useState<'idle' | 'sending' | { readonly failed: string }>('idle');

  async function activate(): Promise<void> {
    setStatus('sending');
    const opened = openCustomerWindow(say(texts.sending));
    try {
      const { activateAccount } = await loadActivation();
      const { code, creds } = await activateAccount({ kitchenId, email, password: chosen.values.password });
      if (code !== 'SUCCESS') throw new Error(code);
      const href = customerAreaUrl(window.__FUNNEL_CONFIG__, creds);
      chosen.clear();
      setStatus('idle');
      onDone({ href, isOpen: opened.show(href) });
    } catch (error) {
      opened.close();
      const code = error instanceof Error ? error.message : String(error);
      console.error('Signup error', code);
      setStatus({ failed: code });
    }
  }

  return {
    passwords: chosen.props,
    isSending: status === 'sending',
    failure: typeof status === 'object' ? status.failed : undefined,
    submit(event: FormEvent): void {
      event.preventDefault();
      if (chosen.check()) void activate();
    },
  };
}

export type Signup = ReturnType<typeof useSignup>;
