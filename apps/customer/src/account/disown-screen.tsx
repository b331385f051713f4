import { useText } from '@funnel/browser/language';
import { disownAccountEndpoint } from '@funnel/contract/account/confirm-email';
import { Button } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { callServer } from '../shell/call.ts';
import { Screen } from '../shell/screen.tsx';
import { accountTexts as texts } from './account-texts.ts';
import { FailureNotice } from './failure-notice.tsx';
import style from './form.module.css';
import { useSending } from './use-sending.ts';

interface DisownScreenProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onStay: () => void;
}

/** 'That was not me'. Asks first, because a mail scanner may have opened the link. */
export function DisownScreen({ token, onDone, onStay }: DisownScreenProps) {
  const say = useText();
  const { isSending, failure, send } = useSending();
  const isOver = failure?.code === 'TOKEN_OVER';

  async function disown(): Promise<void> {
    if (await send(() => callServer(disownAccountEndpoint, { body: { token } }))) onDone();
  }

  return (
    <Screen name="disown" title={say(texts.disownTitle)} subtitle={say(texts.disownSubtitle)}>
      <div className={style['middle']}>
        {isOver ? <Notice tone="error">{say(texts.disownOver)}</Notice> : <FailureNotice failure={failure} />}
        {!isOver && <Notice>{say(texts.disownPoints)}</Notice>}
        {!isOver && (
          <Button
            variant="danger"
            data-action="disown"
            busy={isSending}
            busyLabel={say(texts.waiting)}
            onClick={disown}
          >
            {say(texts.disownSend)}
          </Button>
        )}
        <Button data-action="stay" onClick={onStay}>
          {say(isOver ? texts.toSignIn : texts.disownStay)}
        </Button>
      </div>
    </Screen>
  );
}
