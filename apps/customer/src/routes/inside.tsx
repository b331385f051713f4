import { SignOutButton } from '../account/sign-out-button.tsx';
import type { Session, useCustomerEntry } from '../account/use-customer-entry.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { Area } from './area.tsx';
import { PendingArea } from './pending-area.tsx';

interface InsideProps {
  readonly entry: ReturnType<typeof useCustomerEntry>;
  readonly session: Session;
}

/** What is behind the door. Pending customers see less. */
export function Inside({ entry, session: { email, isConfirmed } }: InsideProps) {
  const { place } = entry;
  const isShown = place.at === 'inside';
  const note = isShown ? place.note : undefined;
  return (
    <PageShell headerEnd={<SignOutButton onSignOut={() => void entry.signOut()} />}>
      {isConfirmed ? (
        <Area
          {...{ email, isShown, note }}
          onTell={(told) => entry.show({ at: 'inside', note: told })}
          onDeleted={() => entry.end('deleted')}
        />
      ) : (
        <PendingArea {...{ email, isShown, note }} onReturn={() => void entry.refresh()} />
      )}
    </PageShell>
  );
}
