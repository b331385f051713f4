import { useText } from '@funnel/browser/language';
import { EntryNote } from '@funnel/browser/session/entry-note';
import type { Note } from '@funnel/browser/session/session-texts';
import { useEffect, useEffectEvent } from 'react';
import { PendingAppointmentCard } from '../appointment/appointment-card.tsx';
import { AreaColumn } from '../customer-area/area-columns.tsx';
import { AreaFailed, AreaLoading } from '../customer-area/area-state.tsx';
import { areaTexts as texts } from '../customer-area/area-texts.ts';
import { ContactCard } from '../customer-area/contact-card.tsx';
import { NextSteps } from '../customer-area/next-steps.tsx';
import { PendingBanner } from '../customer-area/pending-banner.tsx';
import { useStatus } from '../customer-area/use-overview.ts';
import { Screen } from '../shell/screen.tsx';

interface PendingAreaProps {
  readonly email: string;
  readonly isShown: boolean;
  readonly note: Note | undefined;
  /** Checks whether the address has been confirmed meanwhile. */
  readonly onReturn: () => void;
}

/** The view before the address is confirmed: the progress of the kitchen, and no personal data. */
export function PendingArea({ email, isShown, note, onReturn }: PendingAreaProps) {
  const say = useText();
  const { loaded, retry } = useStatus(isShown);
  const kitchen = loaded.status === 'ready' ? loaded.data.kitchen : null;

  // The mailed link may have been opened in another tab.
  const refresh = useEffectEvent(onReturn);
  useEffect(() => {
    const follow = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return (
    <Screen name="pending-area" title={say(texts.greetingNobody)} subtitle={say(texts.subtitle)}>
      <EntryNote note={note} />
      <PendingBanner email={email} />
      {loaded.status === 'loading' && <AreaLoading />}
      {loaded.status === 'failed' && <AreaFailed onRetry={retry} />}
      <AreaColumn>
        {kitchen && (
          <NextSteps steps={kitchen.steps} appointment={kitchen.appointment} fileCount={kitchen.fileCount} />
        )}
        {kitchen?.appointment && <PendingAppointmentCard appointment={kitchen.appointment} />}
        {loaded.status === 'ready' && <ContactCard />}
      </AreaColumn>
    </Screen>
  );
}
