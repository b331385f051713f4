import { useText } from '@funnel/browser/language';
import { MessageScreen } from '@funnel/browser/session/door-screen';
import { Button } from '@funnel/ui/button';
import { accountTexts as texts } from './account-texts.ts';

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
