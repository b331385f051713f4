import type { Say } from '@funnel/domain/text/say';
import { NewPasswordFields } from '@funnel/screen/account/new-password-fields';
import { Button, LinkButton, TextLink } from '@funnel/ui/button';
import { EmailField } from '@funnel/ui/email-field';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import type { ReactNode, Ref } from 'react';
import { useSettings } from '../shell/page-settings.ts';
import style from './signup-screen.module.css';
import { signInText, signupFailures, signupTexts as texts } from './signup-texts.ts';
import type { Signup } from './use-signup.ts';

interface SignupScreenProps {
  readonly email: string;
  readonly signup: Signup;
  /** Shown above the form. */
  readonly banner: ReactNode;
  /** The benefits of the customer area, if the step shows them. */
  readonly description?: ReactNode;
  readonly rating?: ReactNode;
  readonly showFailure: boolean;
  /** The sign-in for existing accounts. */
  readonly areaHref: string;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onSkip?: (() => void) | undefined;
}

/** A password for the customer area. */
export function SignupScreen(props: SignupScreenProps) {
  const { email, signup, banner, description, rating, showFailure, areaHref, say, headlineRef, onSkip } =
    props;
  const { passwords, isSending, failure, submit } = signup;
  const { mails } = useSettings();
  // If a foreign service creates the account, there is no mail of ours.
  const known = failure !== undefined && !mails.account && signupFailures[`${failure}_ELSEWHERE`];
  const failureText =
    failure === undefined ? '' : say(known || (signupFailures[failure] ?? signupFailures.OTHER));

  return (
    <>
      <Headline ref={headlineRef} subtitle={say(texts.subtitle)}>
        {say(texts.title)}
      </Headline>
      <div className={style['columns']} data-wide={description ? true : undefined}>
        <form className={style['form']} noValidate onSubmit={submit}>
          {banner}
          <EmailField label={say(texts.email)} inputProps={{ value: email, readOnly: true }} />
          <NewPasswordFields {...passwords} say={say} />
          {showFailure && failureText && (
            <div className={style['failure']}>
              <Notice tone="error">
                {failureText}{' '}
                {failure === 'ALREADY_ACTIVE' && (
                  <TextLink href={areaHref} target="_blank" rel="noopener noreferrer">
                    {say(signInText)}
                  </TextLink>
                )}
              </Notice>
            </div>
          )}
          <Button type="submit" busy={isSending} busyLabel={say(texts.sending)}>
            {say(texts.submit)}
          </Button>
          {mails.account && <p className={style['mailbox']}>{say(texts.mailbox)}</p>}
          <VisuallyHidden>
            <span role="status">{showFailure ? '' : failureText}</span>
          </VisuallyHidden>
          {rating && <div className={style['rating']}>{rating}</div>}
          {onSkip && (
            <LinkButton data-action="skip" onClick={onSkip}>
              {say(texts.skip)}
            </LinkButton>
          )}
        </form>
        {description && <div>{description}</div>}
      </div>
    </>
  );
}
