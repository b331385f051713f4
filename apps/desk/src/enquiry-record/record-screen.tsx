import { useText } from '@funnel/browser/language';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { useParams, useRouter } from '@tanstack/react-router';
import { useKnownRecord } from '../part/use-known-record.ts';
import { isNotFound, RECORD, useRecord } from '../part/use-record.ts';
import { TIMELINE } from '../part/use-timeline.ts';
import { useLive } from '../shell/live.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useReading } from '../shell/presence/presence-provider.tsx';
import { SupportCode } from '../shell/support-code.tsx';
import { useIsSlow } from '../shell/use-is-slow.ts';
import { useKeys } from '../shell/use-keys.ts';
import { clockTime } from '../shell/words.ts';
import style from './record.module.css';
import { RecordBody } from './record-body.tsx';
import { RecordGhosts } from './record-ghosts.tsx';
import { recordTexts as texts } from './record-texts.ts';

export function RecordScreen() {
  const { enquiryId = '' } = useParams({ strict: false }) as { enquiryId?: string };
  // The key remounts the screen: input typed for one enquiry must not appear in another.
  return <Record key={enquiryId} enquiryId={enquiryId} />;
}

function Record({ enquiryId }: { enquiryId: string }) {
  const say = useText();
  const router = useRouter();
  useReading(enquiryId);
  const { lostSince, reconnect } = useLive([RECORD, TIMELINE], enquiryId);
  const record = useRecord(enquiryId, useKnownRecord());
  const isWhole = record.isSuccess && !record.isPlaceholderData;
  const isSlow = useIsSlow(!isWhole && !record.isError);
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/enquiries' });
  useKeys({ Escape: back });
  if (!record.data) {
    const isGone = isNotFound(record.error);
    return (
      <div className={style['screen']} data-screen="record">
        {record.isError ? (
          <div className={style['state']} role="alert">
            <h1>{say(isGone ? texts.notFound : texts.failed)}</h1>
            {!isGone && <SupportCode error={record.error} />}
            {!isGone && <Button onClick={() => void record.refetch()}>{say(texts.retry)}</Button>}
            <Button onClick={back}>{say(texts.back)}</Button>
          </div>
        ) : (
          isSlow && <RecordGhosts />
        )}
      </div>
    );
  }
  return (
    <div
      className={style['screen']}
      data-screen="record"
      data-version={record.data.version}
      aria-busy={!isWhole || undefined}
    >
      <div>
        <OfflineBanner since={lostSince} onConnect={reconnect}>
          {say(texts.offlineText)}
        </OfflineBanner>
        {record.isError && !lostSince && (
          <Banner
            tone="error"
            title={say(texts.failed)}
            end={<Button onClick={() => void record.refetch()}>{say(texts.retry)}</Button>}
          >
            {record.dataUpdatedAt > 0 && say(texts.asOf, { time: clockTime(new Date(record.dataUpdatedAt)) })}{' '}
            <SupportCode error={record.error} />
          </Banner>
        )}
      </div>
      <RecordBody record={record.data} isWhole={isWhole} isSlow={isSlow} onBack={back} />
    </div>
  );
}
