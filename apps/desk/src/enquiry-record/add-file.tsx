import { useText } from '@funnel/browser/language';
import { randomId } from '@funnel/browser/random-id';
import { sendFile } from '@funnel/browser/send-file';
import { addFilesEndpoint } from '@funnel/contract/enquiry-record/add-files';
import { FILE_PURPOSES, type FilePurpose } from '@funnel/domain/floor-plan/file-purpose';
import {
  type UploadFailure,
  uploadFailureOf,
  uploadFailures,
} from '@funnel/domain/floor-plan/upload-failure';
import { refuseUpload } from '@funnel/domain/floor-plan/upload-rule';
import { buttonLook } from '@funnel/ui/compact-button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RECORD } from '../part/use-record.ts';
import style from './add-file.module.css';
import { filesTexts as texts } from './record-texts.ts';

const NAMES = { OFFER: texts.addOffer, PLAN: texts.addPlan };
const SUCCESS = 200;

type State =
  | { readonly is: 'ready' }
  | { readonly is: 'sending'; readonly name: string; readonly percent: number }
  | { readonly is: 'failed'; readonly failure: UploadFailure };

/** Adds an offer or a plan. The customer sees it in the customer area. */
export function AddFile({ enquiryId }: { enquiryId: string }) {
  const say = useText();
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ is: 'ready' });

  async function send(file: File, purpose: FilePurpose): Promise<void> {
    const refusal = refuseUpload(file, 0);
    if (refusal) return setState({ is: 'failed', failure: refusal });
    const show = (percent: number) => setState({ is: 'sending', name: file.name, percent });
    show(0);
    const { method, path } = addFilesEndpoint;
    const url = `${path}?${new URLSearchParams({ enquiryId, purpose })}`;
    const { status } = await sendFile({ method, url, file, idempotencyKey: randomId(), onProgress: show });
    setState(status === SUCCESS ? { is: 'ready' } : { is: 'failed', failure: uploadFailureOf(status) });
    await queries.invalidateQueries({ queryKey: [RECORD, enquiryId] });
  }

  return (
    <div className={style['add']}>
      {FILE_PURPOSES.toReversed().map((purpose) => (
        <label key={purpose} className={`${buttonLook('plain', 's')} ${style['choose']}`}>
          {say(NAMES[purpose])}
          <input
            type="file"
            name={`add-${purpose}`}
            accept="image/*,application/pdf"
            disabled={state.is === 'sending'}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void send(file, purpose);
            }}
          />
        </label>
      ))}
      <p role="status">
        {state.is === 'sending'
          ? say(texts.sending, { name: state.name, percent: String(state.percent) })
          : say(texts.hint)}
      </p>
      {state.is === 'failed' && (
        <p className={style['failed']} role="alert">
          {say(uploadFailures[state.failure])}
        </p>
      )}
    </div>
  );
}
