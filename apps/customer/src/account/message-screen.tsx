import { useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/button';
import { Spinner } from '@funnel/ui/spinner';
import { Screen } from '../shell/screen.tsx';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';

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
    <Screen name="unreachable" title={say(texts.unreachableTitle)} subtitle={say(texts.unreachable)}>
      <div className={style['middle']}>
        <Button data-action="retry" onClick={onRetry}>
          {say(texts.retry)}
        </Button>
      </div>
    </Screen>
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
    <Screen
      name="other-session"
      title={say(texts.otherTitle)}
      subtitle={say(texts.otherSubtitle).replace('{email}', email)}
    >
      <div className={style['middle']}>
        <Button data-action="change" onClick={onChange}>
          {say(texts.otherChange)}
        </Button>
        <Button variant="secondary" data-action="stay" onClick={onStay}>
          {say(texts.otherStay)}
        </Button>
      </div>
    </Screen>
  );
}

/** The account was deleted. */
export function GoneScreen({ what, onSignIn }: { what: 'disowned' | 'deleted'; onSignIn: () => void }) {
  const say = useText();
  const isDeleted = what === 'deleted';
  return (
    <Screen
      name={what}
      title={say(isDeleted ? texts.deletedTitle : texts.disownedTitle)}
      subtitle={say(isDeleted ? texts.deleted : texts.disowned)}
    >
      <div className={style['middle']}>
        <Button variant="secondary" data-action="sign-in" onClick={onSignIn}>
          {say(texts.toSignIn)}
        </Button>
      </div>
    </Screen>
  );
}
