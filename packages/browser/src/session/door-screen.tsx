import { Brand } from '@funnel/ui/brand';
import { Button } from '@funnel/ui/button';
import { Door, type DoorProps } from '@funnel/ui/door';
import doorStyle from '@funnel/ui/door.module.css';
import { Waiting } from '@funnel/ui/waiting';
import { useText } from '../language.tsx';
import { LegalNav } from '../legal-nav.tsx';
import { PageLanguageSwitch } from '../page-language-switch.tsx';
import { useAreaDoor } from './area-app.tsx';
import { areaSettings } from './area-settings.ts';
import { sessionTexts } from './session-texts.ts';

type DoorScreenProps = Pick<DoorProps, 'name' | 'title' | 'subtitle' | 'children'>;

/** A screen before the sign-in, with the retailer's name, the languages and the legal links. */
export function DoorScreen(screen: DoorScreenProps) {
  const say = useText();
  const { texts, legalIds, picture } = useAreaDoor();
  const { brand, legalLinks } = areaSettings();
  return (
    <Door
      {...screen}
      headerStart={<Brand {...brand} />}
      headerEnd={<PageLanguageSwitch />}
      footer={
        <>
          {texts.place && <span>{say(texts.place)}</span>}
          <LegalNav own={legalLinks} ids={legalIds} />
        </>
      }
      picture={picture}
    />
  );
}

/** A screen with little more than a message and its buttons. */
export function MessageScreen({ children, ...screen }: DoorScreenProps) {
  return (
    <DoorScreen {...screen}>
      <div className={doorStyle['message']}>{children}</div>
    </DoorScreen>
  );
}

/** Shown until the session is known. */
export function LoadingScreen() {
  const say = useText();
  return <Waiting isAlone>{say(useAreaDoor().texts.loading)}</Waiting>;
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  return (
    <MessageScreen
      name="unreachable"
      title={say(useAreaDoor().texts.unreachableTitle)}
      subtitle={say(sessionTexts.unreachable)}
    >
      <Button data-action="retry" onClick={onRetry}>
        {say(sessionTexts.retry)}
      </Button>
    </MessageScreen>
  );
}
