import { useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { DoorPicture } from '@funnel/screen/account/door-picture';
import { Brand } from '@funnel/ui/brand';
import { DoorTitle } from '@funnel/ui/door';
import { CheckIcon } from '@funnel/ui/icon';
import type { ReactNode } from 'react';
import { pageSettings } from '../shell/page-settings.ts';
import style from './invitation-steps.module.css';
import { invitationTexts as texts } from './invitation-texts.ts';

const STEPS = [
  { name: 'access', title: texts.access, note: texts.accessNote, subtitle: texts.accessSubtitle },
  { name: 'codes', title: texts.codes, note: texts.codesNote, subtitle: texts.codesSubtitle },
  { name: 'recovery', title: texts.recovery, note: texts.recoveryNote, subtitle: texts.recoverySubtitle },
] as const;

interface InvitationStepsProps {
  readonly at: (typeof STEPS)[number]['name'];
  readonly email: string;
  readonly needsCodes: boolean;
  readonly children: ReactNode;
}

/** The progress, and the current step. */
export function InvitationSteps({ at, email, needsCodes, children }: InvitationStepsProps) {
  const say = useText();
  const index = STEPS.findIndex(({ name }) => name === at);
  const current = STEPS[index] ?? STEPS[0];
  const values = { step: String(index + 1), steps: String(STEPS.length) };
  return (
    <div className={style['layout']} data-step={`invitation-${at}`}>
      <aside className={style['aside']}>
        <header className={style['head']}>
          <Brand {...pageSettings().brand} />
          <PageLanguageSwitch />
        </header>
        <p className={style['welcome']}>{say(texts.welcome)}</p>
        <ol className={style['steps']}>
          {STEPS.map(({ name, title, note }, place) => (
            <li key={name} aria-current={place === index ? 'step' : undefined}>
              <span className={style['number']} data-done={place < index || undefined}>
                {place < index ? <CheckIcon size="s" /> : place + 1}
              </span>
              <div>
                <div className={style['title']}>{say(title)}</div>
                <div className={style['note']}>
                  {name === 'access' && place < index
                    ? email
                    : needsCodes || name !== 'codes'
                      ? say(note)
                      : ''}
                </div>
              </div>
            </li>
          ))}
        </ol>
        <div className={style['art']}>
          <DoorPicture path={['question_reason', 'MOVING']} />
        </div>
      </aside>
      <main className={style['main']}>
        <div className={style['box']} key={at}>
          <p className={style['note']}>{say(texts.step, values)}</p>
          <DoorTitle title={say(current.title)} subtitle={say(current.subtitle)} />
          {children}
        </div>
      </main>
    </div>
  );
}
