import { useText } from '@funnel/browser/language';
import { QrCode } from '@funnel/browser/qr-code';
import { useSending } from '@funnel/browser/session/use-sending';
import { newCodesEndpoint, setCodesEndpoint } from '@funnel/contract/staff/profile';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { accessTexts as texts } from './access-texts.ts';
import { CodeField, isWholeCode } from './code-field.tsx';
import style from './invitation-form.module.css';
import { invitationTexts } from './invitation-texts.ts';
import { OwnForm } from './own-form.tsx';
import { type OwnFormProps, OwnProof, useOwnProof } from './own-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { failureTexts } from './staff-texts.ts';

/** An app for one-time codes is set up, and proves it with a code. */
export function NewCodesForm({ onDone, onCancel }: OwnFormProps) {
  const say = useText();
  const { call, callOnce } = useCalls();
  const { send, isSending, failure } = useSending();
  const proof = useOwnProof();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const field = useRef<HTMLInputElement>(null);
  const offered = useQuery({
    queryKey: ['new-codes'],
    queryFn: async () => (await replyOf(call(newCodesEndpoint, { body: {} }))).data,
    // Another secret would make the code that was scanned worthless.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }).data;

  async function submit(): Promise<void> {
    setChecked(true);
    if (!isWholeCode(code)) return field.current?.focus();
    if (!proof.check() || !offered) return;
    const body = { ...proof.body, sealed: offered.sealed, code };
    const outcome = await send(() => callOnce(setCodesEndpoint, { body }));
    if (outcome.ok) setCodes(outcome.reply.data.recoveryCodes);
  }

  function codeError(): string | undefined {
    if (isChecked && !isWholeCode(code)) return say(invitationTexts.codeMissing);
    const isOfCode = failure?.code === 'WRONG_CODE' && failure.errors?.[0]?.field === 'code';
    return isOfCode ? say(failureTexts.WRONG_CODE) : undefined;
  }

  if (codes) return <RecoveryCodes codes={codes} doneLabel={say(texts.done)} onDone={onDone} />;
  return (
    <OwnForm
      note={say(texts.newCodesNote)}
      submitLabel={say(texts.saveCodes)}
      isSending={isSending || !offered}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {offered && (
        <div className={style['card']}>
          <div className={style['qr']}>
            <QrCode text={offered.uri} label={say(invitationTexts.qr)} />
          </div>
          <div className={style['beside']}>
            <div className={style['label']}>{say(invitationTexts.byHand)}</div>
            <p className={style['secret']} data-secret={offered.secret}>
              {offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </p>
          </div>
        </div>
      )}
      <CodeField ref={field} label={say(texts.newCode)} value={code} error={codeError()} onType={setCode} />
      <OwnProof proof={proof} failure={failure} />
    </OwnForm>
  );
}
