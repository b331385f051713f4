import { customerAreaUrl } from '@funnel/contract/account/customer-area-url';
import { checkPasswords } from '@funnel/domain/account/password';
import type { Say } from '@funnel/domain/text/say';
import { useState } from 'react';
import { openCustomerWindow } from './customer-window.ts';
import { signupTexts as texts } from './signup-texts.ts';

const loadActivation = () => import('./activate-account.ts');

interface SignupOptions {
  readonly kitchenId: string;
  readonly email: string;
  readonly say: Say;
  /** The account is there. `isOpen`: its window has opened; else the link has to be offered. */
  readonly onDone: (area: { readonly href: string; readonly isOpen: boolean }) => void;
}

/** The two passwords and what becomes of them. Kept beside the screen, so that a look back loses nothing. */
export function useSignup({ kitchenId, email, say, onDone }: SignupOptions) {
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [isChecked, setChecked] = useState(false);
  const [status, setStatus] = useState<'idle' | 'sending' | { readonly failed: string }>('idle');

  async function activate(): Promise<void> {
    setStatus('sending');
    const opened = openCustomerWindow(say(texts.sending));
    try {
      const { activateAccount } = await loadActivation();
      const { code, creds } = await activateAccount({ kitchenId, email, password: values.password });
      if (code !== 'SUCCESS') throw new Error(code);
      const href = customerAreaUrl(window.__FUNNEL_CONFIG__, creds);
      setValues({ password: '', confirmation: '' });
      setChecked(false);
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
    values,
    errors: isChecked ? checkPasswords(values.password, values.confirmation) : {},
    isSending: status === 'sending',
    failure: typeof status === 'object' ? status.failed : undefined,
    type: (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed })),
    /** Gives back the first field that is wrong. */
    submit(): 'password' | 'confirmation' | undefined {
      setChecked(true);
      const { password, confirmation } = checkPasswords(values.password, values.confirmation);
      if (!password && !confirmation) void activate();
      return password ? 'password' : confirmation && 'confirmation';
    },
  };
}

export type Signup = ReturnType<typeof useSignup>;
