import { useText } from '@funnel/browser/language';
import { DoorScreen, LoadingScreen, UnreachableScreen } from '@funnel/browser/session/door-screen';
import { useSending } from '@funnel/browser/session/use-sending';
import type { Failure } from '@funnel/contract/client';
import { acceptInvitationEndpoint, showInvitationEndpoint } from '@funnel/contract/staff/invitation';
import { Button } from '@funnel/ui/compact-button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCalls } from '../shell/call.ts';
import type { Access, Invitation } from './invitation.ts';
import { InvitationAccess } from './invitation-access.tsx';
import { InvitationCodes } from './invitation-codes.tsx';
import { InvitationSteps } from './invitation-steps.tsx';
import { invitationTexts as texts } from './invitation-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface InvitationScreenProps {
  readonly token: string;
  readonly onJoined: () => void;
  readonly onSignIn: () => void;
}

type Shown = 'loading' | 'unreachable' | 'over' | 'access' | 'codes' | 'recovery';

/** Accepts an invitation: password, one-time codes, recovery codes. Nothing is stored before the second step. */
export function InvitationScreen({ token, onJoined, onSignIn }: InvitationScreenProps) {
  const say = useText();
  const [shown, setShown] = useState<Shown>('loading');
  const [invitation, setInvitation] = useState<Invitation>();
  const [access, setAccess] = useState<Access>({ email: '', name: '', password: '' });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const { call, callOnce } = useCalls();
  const { isSending, failure, send } = useSending();

  async function look(): Promise<void> {
    setShown('loading');
    const asked = await call(showInvitationEndpoint, { body: { token } });
    if (!asked.ok) return setShown(isOver(asked.failure) ? 'over' : 'unreachable');
    const { data } = asked.reply;
    setInvitation(data);
    setAccess((before) => ({ ...before, email: data.email ?? before.email }));
    setShown('access');
  }
  const lookOnce = useEffectEvent(() => void look());
  useEffect(() => lookOnce(), []);

  async function accept(code: string | undefined): Promise<void> {
    const { email, name, password } = access;
    const codes = code !== undefined && invitation && { sealed: invitation.codes.sealed, code };
    const body = { token, name, password, email, ...(codes && { codes }) };
    const outcome = await send(() => callOnce(acceptInvitationEndpoint, { body }));
    if (!outcome.ok) {
      if (isOver(outcome.failure)) setShown('over');
      if (outcome.failure.code === 'WEAK_PASSWORD') setShown('access');
      return;
    }
    if (code === undefined) return onJoined();
    setRecoveryCodes(outcome.reply.data.recoveryCodes);
    setShown('recovery');
  }

  if (shown === 'unreachable') return <UnreachableScreen onRetry={() => void look()} />;
  if (shown === 'over') {
    return (
      <DoorScreen name="invitation-over" title={say(texts.overTitle)} subtitle={say(texts.over)}>
        <Button variant="primary" size="l" isWide data-action="sign-in" onClick={onSignIn}>
          {say(texts.toSignIn)}
        </Button>
      </DoorScreen>
    );
  }
  if (shown === 'loading' || !invitation) return <LoadingScreen />;
  return (
    <InvitationSteps at={shown} email={access.email} needsCodes={invitation.needsCodes}>
      {shown === 'access' && (
        <InvitationAccess
          isEmailGiven={invitation.email !== undefined}
          access={access}
          isWeak={failure?.code === 'WEAK_PASSWORD'}
          onNext={(typed) => {
            setAccess(typed);
            setShown('codes');
          }}
        />
      )}
      {shown === 'codes' && (
        <InvitationCodes
          invitation={invitation}
          isSending={isSending}
          failure={failure}
          onAccept={(code) => void accept(code)}
          onBack={() => setShown('access')}
        />
      )}
      {shown === 'recovery' && (
        <RecoveryCodes doneLabel={say(texts.finish)} codes={recoveryCodes} onDone={onJoined} />
      )}
    </InvitationSteps>
  );
}

const isOver = ({ code }: Failure) => code === 'TOKEN_OVER';
