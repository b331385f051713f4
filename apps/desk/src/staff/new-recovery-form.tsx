import { useText } from '@funnel/browser/language';
import { useSending } from '@funnel/browser/session/use-sending';
import { newRecoveryCodesEndpoint } from '@funnel/contract/staff/profile';
import { useState } from 'react';
import { useCalls } from '../shell/call.ts';
import { accessTexts as texts } from './access-texts.ts';
import { OwnForm } from './own-form.tsx';
import { type OwnFormProps, OwnProof, useOwnProof } from './own-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewRecoveryForm({ onDone, onCancel }: OwnFormProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { send, isSending, failure } = useSending();
  const proof = useOwnProof();
  const [codes, setCodes] = useState<readonly string[]>();

  async function submit(): Promise<void> {
    if (!proof.check()) return;
    const outcome = await send(() => callOnce(newRecoveryCodesEndpoint, { body: proof.body }));
    if (outcome.ok) setCodes(outcome.reply.data.recoveryCodes);
  }

  if (codes) return <RecoveryCodes codes={codes} doneLabel={say(texts.done)} onDone={onDone} />;
  return (
    <OwnForm
      note={say(texts.newRecoveryNote)}
      submitLabel={say(texts.makeRecovery)}
      isSending={isSending}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <OwnProof proof={proof} failure={failure} />
    </OwnForm>
  );
}
