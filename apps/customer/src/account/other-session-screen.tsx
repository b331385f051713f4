import { useText } from '@funnel/browser/language';
import { MessageScreen } from '@funnel/browser/session/door-screen';
import { Button } from '@funnel/ui/button';
import { accountTexts as texts } from './account-texts.ts';

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
