import { useText } from '@funnel/browser/language';
import { newRecoveryCodesEndpoint } from '@funnel/contract/staff/profile';
import { useState } from 'react';
import { useCalls } from '../shell/call.ts';
import { accessTexts as texts } from './access-texts.ts';
import { OwnForm, type OwnFormProps } from './own-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewRecoveryForm({ onDone, onCancel }: OwnFormProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} doneLabel={say(texts.done)} onDone={onDone} />;
  return (
    <OwnForm
      note={say(texts.newRecoveryNote)}
      submitLabel={say(texts.makeRecovery)}
      call={(body) => callOnce(newRecoveryCodesEndpoint, { body })}
      onDone={({ data }) => setCodes(data.recoveryCodes)}
      onCancel={onCancel}
    />
  );
}
