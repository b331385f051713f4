import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/button';
import { Spinner } from '@funnel/ui/spinner';
import type { ComponentProps } from 'react';
import { Screen } from '../shell/screen.tsx';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';

/** A screen with little more than a message and its buttons. */
export function MessageScreen({ children, ...screen }: ComponentProps<typeof Screen>) {
  return (
    <Screen {...screen}>
      <div className={style['middle']}>{children}</div>
    </Screen>
  );
}

/** Shown until the session is known. */
export function LoadingScreen() {
  const say = useText();
  return (
    <div className={style['waiting']} role="status">
      <Spinner />
      {say(texts.loading)}
    </div>
  );
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  return (
    <MessageScreen name="unreachable" title={say(texts.unreachableTitle)} subtitle={say(texts.unreachable)}>
      <Button data-action="retry" onClick={onRetry}>
        {say(texts.retry)}
      </Button>
    </MessageScreen>
  );
}

interface OtherSessionScreenProps {
  readonly email: string;
  readonly onStay: () => void;
  readonly onChange: () => void;
}

/** A signed-in customer opened a link with a session token: nothing changes without their consent. */
export function OtherSessionScreen({ email, onStay, onChange }: OtherSessionScreenProps) {
  const say = useText();
  return (
    <MessageScreen
      name="other-session"
      title={say(texts.otherTitle)}
      subtitle={say(texts.otherSubtitle).replace('{email}', email)}
    >
      <Button data-action="change" onClick={onChange}>
        {say(texts.otherChange)}
      </Button>
      <Button variant="secondary" data-action="stay" onClick={onStay}>
        {say(texts.otherStay)}
      </Button>
    </MessageScreen>
  );
}

/** The account was deleted. */
export function GoneScreen({ what, onSignIn }: { what: 'disowned' | 'deleted'; onSignIn: () => void }) {
  const say = useText();
  const isDeleted = what === 'deleted';
  return (
    <MessageScreen
      name={what}
      title={say(isDeleted ? texts.deletedTitle : texts.disownedTitle)}
      subtitle={say(isDeleted ? texts.deleted : texts.disowned)}
    >
      <Button variant="secondary" data-action="sign-in" onClick={onSignIn}>
        {say(texts.toSignIn)}
      </Button>
    </MessageScreen>
  );
}
