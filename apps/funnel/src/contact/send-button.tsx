import type { Say } from '@funnel/domain/text/say';
import { Button, TextLink } from '@funnel/ui/button';
import { LockIcon } from '@funnel/ui/icon';
import { Notice } from '@funnel/ui/notice';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { useIsSecure } from '../shell/use-is-secure.ts';
import style from './contact-form.module.css';
import type { SendingScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';

type SendButtonProps = Pick<SendingScreenProps, 'status' | 'showFailure' | 'words'> & {
  /** Absent if the form shows it elsewhere. */
  readonly links?: SendingScreenProps['links'];
  readonly say: Say;
};

/** The submit button with its state, the badge and the consent text. */
export function SendButton({ status, showFailure, links, words = texts, say }: SendButtonProps) {
  const { failed = texts.failed } = words;
  const hasFailed = status === 'failed';
  const isSecure = useIsSecure();
  return (
    <>
      {hasFailed && showFailure && (
        <div className={style['failure']}>
          <Notice tone="error">{say(failed)}</Notice>
        </div>
      )}
      <Button type="submit" busy={status === 'sending'} busyLabel={say(texts.sending)} data-action="next">
        {say(words.submit)}
      </Button>
      <VisuallyHidden>
        <span role="status">{hasFailed && !showFailure ? say(failed) : ''}</span>
      </VisuallyHidden>
      {isSecure && (
        <p className={style['secure']}>
          <LockIcon /> {say(texts.secure)}
        </p>
      )}
      {links && (
        <p className={style['consent']}>
          {say(texts.consentBefore)}
          <TextLink href={links.terms} target="_blank">
            {say(texts.terms)}
          </TextLink>
          {say(texts.consentBetween)}
          <TextLink href={links.privacy} target="_blank">
            {say(texts.privacy)}
          </TextLink>
          .
        </p>
      )}
    </>
  );
}
