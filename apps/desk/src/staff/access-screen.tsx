import { useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { staffRoleNames } from '@funnel/domain/staff/staff-role';
import { Panel } from '@funnel/ui/panel';
import { LostConnection } from '../shell/lost-connection.tsx';
import { useStaff } from '../shell/staff.ts';
import { WorkScreen } from '../shell/work-screen.tsx';
import style from './access-screen.module.css';
import { accessTexts as texts } from './access-texts.ts';
import { SessionsCard } from './sessions-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** My access: profile, shortcuts, sign-in and sessions. */
export function AccessScreen() {
  const say = useText();
  const { name, email, role } = useStaff();
  const facts = [
    [texts.name, name],
    [texts.email, email],
    [texts.role, say(staffRoleNames[role])],
  ] as const;
  return (
    <WorkScreen title={say(texts.title)} end={<PageLanguageSwitch />}>
      <LostConnection />
      <div className={style['columns']}>
        <div className={style['stack']}>
          <Panel title={say(texts.person)}>
            <dl className={style['facts']}>
              {facts.map(([label, value]) => (
                <div key={label.de}>
                  <dt>{say(label)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <ShortcutsCard />
        </div>
        <SignInCard />
        <SessionsCard />
      </div>
    </WorkScreen>
  );
}
