import { useText } from '@funnel/browser/language';
import { QrCode } from '@funnel/browser/qr-code';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { newCodesEndpoint, setCodesEndpoint } from '@funnel/contract/staff/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { accessTexts as texts } from './access-texts.ts';
import { CodeField, isWholeCode } from './code-field.tsx';
import style from './invitation-form.module.css';
import { invitationTexts } from './invitation-texts.ts';
import { isWrongCode, OwnForm, type OwnFormProps } from './own-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets up an authenticator app and verifies it with a code. */
export function NewCodesForm({ onDone, onCancel }: OwnFormProps) {
  const say = useText();
  const { call, callOnce } = useCalls();
  const [codes, setCodes] = useState<readonly string[]>();
  const offered = useQuery({
    queryKey: ['new-codes'],
    queryFn: async () => (await replyOf(call(newCodesEndpoint, { body: {} }))).data,
    // Never refetched: a new secret would invalidate the scanned QR code.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data;

  if (codes) return <RecoveryCodes codes={codes} doneLabel={say(texts.done)} onDone={onDone} />;
  return (
    <OwnForm
      note={say(texts.newCodesNote)}
      submitLabel={say(texts.saveCodes)}
      isReady={offered !== undefined}
      errorsOf={({ code }) => ({ code: !isWholeCode(code) && say(invitationTexts.codeMissing) })}
      call={(proof, { code }) =>
        callOnce(setCodesEndpoint, { body: { ...proof, sealed: offered?.sealed ?? '', code } })
      }
      onDone={({ data }) => setCodes(data.recoveryCodes)}
      onCancel={onCancel}
    >
      {(proof, { values, errorOf, setValue }, failure) => (
        <>
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
          <CodeField
            label={say(texts.newCode)}
            value={values.code}
            error={
              errorOf('code') ?? (isWrongCode(failure, 'code') ? say(failureTexts.WRONG_CODE) : undefined)
            }
            onType={(code) => setValue('code', code)}
          />
          {proof}
        </>
      )}
    </OwnForm>
  );
}
