import { useText } from '@funnel/browser/language';
import { useParams, useRouter } from '@tanstack/react-router';
import { Button } from '../shell/button.tsx';
import { isNotFound, RECORD, useRecord } from '../shell/enquiry/use-record.ts';
import { TIMELINE } from '../shell/enquiry/use-timeline.ts';
import { useLive } from '../shell/live.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { useLater } from '../shell/use-later.ts';
import style from './record.module.css';
import { RecordBody } from './record-body.tsx';
import { recordTexts as texts } from './record-texts.ts';

const GHOSTS_AFTER_MS = 200;

/** The whole enquiry: who it is, what happened, and what they want. */
export function RecordScreen() {
  const { enquiryId = '' } = useParams({ strict: false }) as { enquiryId?: string };
  // Another enquiry is another screen: nothing typed for one appears at the other.
  return <Record key={enquiryId} enquiryId={enquiryId} />;
}

function Record({ enquiryId }: { enquiryId: string }) {
  const say = useText();
  const router = useRouter();
  const { lostSince, reconnect } = useLive([RECORD, TIMELINE], enquiryId);
  const record = useRecord(enquiryId);
  const isSlow = useLater(record.isPending, GHOSTS_AFTER_MS);
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/enquiries' });
  useKeys({ Escape: back });
  if (!record.data) {
    const isGone = isNotFound(record.error);
    return (
      <div className={style['screen']} data-screen="record">
        <div className={style['state']} role={record.isError ? 'alert' : 'status'}>
          {record.isError ? (
            <h1>{say(isGone ? texts.notFound : texts.failed)}</h1>
          ) : (
            isSlow && say(texts.loading)
          )}
          {record.isError && !isGone && (
            <Button onClick={() => void record.refetch()}>{say(texts.retry)}</Button>
          )}
          {record.isError && <Button onClick={back}>{say(texts.back)}</Button>}
        </div>
      </div>
    );
  }
  return (
    <div className={style['screen']} data-screen="record" data-version={record.data.version}>
      <div>
        <OfflineBanner since={lostSince} onConnect={reconnect}>
          {say(texts.offlineText)}
        </OfflineBanner>
      </div>
      <RecordBody record={record.data} onBack={back} />
    </div>
  );
}
