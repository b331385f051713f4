import { useLanguage, useText } from '@funnel/browser/language';
import { endMySessionEndpoint, listMySessionsEndpoint } from '@funnel/contract/staff/session';
import { browserName } from '@funnel/domain/staff/browser-name';
import { Chip } from '@funnel/ui/chip';
import { Button } from '@funnel/ui/compact-button';
import { Notice } from '@funnel/ui/notice';
import { Panel } from '@funnel/ui/panel';
import textStyle from '@funnel/ui/text.module.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics } from '../shell/live.ts';
import { useStaffActs } from '../shell/staff.ts';
import style from './access-screen.module.css';
import { accessTexts as texts } from './access-texts.ts';

const SESSIONS = 'sessions';

/** The sessions of the person. Each can be ended. */
export function SessionsCard() {
  const say = useText();
  const { language } = useLanguage();
  const { call, callOnce } = useCalls();
  const { signOut } = useStaffActs();
  const queries = useQueryClient();
  useLiveTopics(['sessions'], [SESSIONS]);
  const listed = useQuery({
    queryKey: [SESSIONS],
    queryFn: () => replyOf(call(listMySessionsEndpoint)),
    // `callServer` already retries.
  });
  const ending = useMutation({
    mutationFn: (sessionId: string) => replyOf(callOnce(endMySessionEndpoint, { body: { sessionId } })),
    onSettled: () => queries.invalidateQueries({ queryKey: [SESSIONS] }),
  });
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const at = (time: string) => ({ time: format.format(new Date(time)) });

  return (
    <Panel title={say(texts.sessions)}>
      {ending.isError && <Notice tone="error">{say(texts.endFailed)}</Notice>}
      {listed.isError && (
        <div className={style['failed']}>
          <Notice tone="error">{say(texts.failed)}</Notice>
          <Button onClick={() => void listed.refetch()}>{say(texts.retry)}</Button>
        </div>
      )}
      <ul className={style['sessions']}>
        {listed.data?.data.sessions.map(({ sessionId, browser, openedAt, seenAt, isThis }) => (
          <li key={sessionId} data-session={isThis ? 'this' : 'other'}>
            <div className={style['session']}>
              <div className={style['browser']}>
                {browserName(browser) || say(texts.browserUnknown)}
                {isThis && <Chip tone="mint">{say(texts.isThis)}</Chip>}
              </div>
              <div className={textStyle['meta']}>
                {say(texts.openedAt, at(openedAt))} · {say(texts.seenAt, at(seenAt))}
              </div>
            </div>
            <Button
              data-action="end-session"
              isBusy={ending.isPending && ending.variables === sessionId}
              onClick={() => (isThis ? signOut() : ending.mutate(sessionId))}
            >
              {say(texts.end)}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
