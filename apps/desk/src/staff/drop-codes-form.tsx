import { useText } from '@funnel/browser/language';
import { dropCodesEndpoint } from '@funnel/contract/staff/profile';
import { useCalls } from '../shell/call.ts';
import { accessTexts as texts } from './access-texts.ts';
import { OwnForm, type OwnFormProps } from './own-form.tsx';

export function DropCodesForm(props: OwnFormProps) {
  const say = useText();
  const { callOnce } = useCalls();
  return (
    <OwnForm
      {...props}
      note={say(texts.offNote)}
      submitLabel={say(texts.switchOff)}
      isDangerous
      call={(body) => callOnce(dropCodesEndpoint, { body })}
    />
  );
}
