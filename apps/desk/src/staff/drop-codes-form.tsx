import { useText } from '@funnel/browser/language';
import { useSending } from '@funnel/browser/session/use-sending';
import { dropCodesEndpoint } from '@funnel/contract/staff/profile';
import { useCalls } from '../shell/call.ts';
import { accessTexts as texts } from './access-texts.ts';
import { OwnForm } from './own-form.tsx';
import { type OwnFormProps, OwnProof, useOwnProof } from './own-proof.tsx';

export function DropCodesForm({ onDone, onCancel }: OwnFormProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { send, isSending, failure } = useSending();
  const proof = useOwnProof();

  async function submit(): Promise<void> {
    if (!proof.check()) return;
    const { ok } = await send(() => callOnce(dropCodesEndpoint, { body: proof.body }));
    if (ok) onDone();
  }

  return (
    <OwnForm
      note={say(texts.offNote)}
      submitLabel={say(texts.switchOff)}
      isDangerous
      isSending={isSending}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <OwnProof proof={proof} failure={failure} />
    </OwnForm>
  );
}
