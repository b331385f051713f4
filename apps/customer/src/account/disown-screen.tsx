import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { MessageScreen } from '@funnel/browser/session/door-screen';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { disownAccountEndpoint } from '@funnel/contract/account/confirm-email';
import { Button } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { accountTexts as texts } from './account-texts.ts';
import { linkTexts } from './link-texts.ts';

interface DisownScreenProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onStay: () => void;
}

/** 'That was not me'. Asks first, because a mail scanner may have opened the link. */
export function DisownScreen({ token, onDone, onStay }: DisownScreenProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const isOver = failure?.code === 'TOKEN_OVER';

  async function disown(): Promise<void> {
    const { ok } = await send(() => callOnce(disownAccountEndpoint, { body: { token } }));
    if (ok) onDone();
  }

  return (
    <MessageScreen name="disown" title={say(linkTexts.disownTitle)} subtitle={say(linkTexts.disownSubtitle)}>
      {isOver ? (
        <Notice tone="error">{say(linkTexts.disownOver)}</Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      {!isOver && <Notice>{say(linkTexts.disownPoints)}</Notice>}
      {!isOver && (
        <Button
          variant="danger"
          data-action="disown"
          busy={isSending}
          busyLabel={say(texts.waiting)}
          onClick={disown}
        >
          {say(linkTexts.disownSend)}
        </Button>
      )}
      <Button data-action="stay" onClick={onStay}>
        {say(isOver ? texts.toSignIn : linkTexts.disownStay)}
      </Button>
    </MessageScreen>
  );
}
