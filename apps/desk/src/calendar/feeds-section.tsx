import { useLanguage, useText } from '@funnel/browser/language';
import {
  endMyFeedEndpoint,
  endShowroomFeedEndpoint,
  listFeedsEndpoint,
  makeMyFeedEndpoint,
  makeShowroomFeedEndpoint,
  readFeedEndpoint,
} from '@funnel/contract/calendar-feed/calendar-feed';
import { Button } from '@funnel/ui/compact-button';
import { Input } from '@funnel/ui/input';
import { Notice } from '@funnel/ui/notice';
import { Options, Select } from '@funnel/ui/select';
import textStyle from '@funnel/ui/text.module.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics } from '../shell/live.ts';
import { useShowrooms } from '../shell/showrooms.ts';
import { useMay } from '../shell/staff.ts';
import { useNow } from '../shell/use-now.ts';
import { shortMoment } from '../shell/words.ts';
import { feedTexts as texts } from './feed-texts.ts';
import style from './feeds-section.module.css';

const FEEDS = 'calendar-feeds';
/** Cannot collide with the code of a showroom: those are in capitals. */
const MINE = 'mine';

/** Calendar feeds. A secret link is shown only once, when it is created. */
export function FeedsSection() {
  const say = useText();
  const showrooms = useShowrooms();
  const { language } = useLanguage();
  const now = useNow();
  const mayShowrooms = useMay()('hours.change');
  const { call, callOnce } = useCalls();
  const queries = useQueryClient();
  useLiveTopics(['calendar-feeds'], [FEEDS]);
  const [owner, setOwner] = useState<string>(MINE);
  const [isCopied, setIsCopied] = useState(false);
  const listed = useQuery({
    queryKey: [FEEDS],
    queryFn: async () => (await replyOf(call(listFeedsEndpoint))).data,
  });
  const reload = () => queries.invalidateQueries({ queryKey: [FEEDS] });
  const make = useMutation({
    mutationFn: async (of: string) =>
      replyOf(
        of === MINE
          ? callOnce(makeMyFeedEndpoint)
          : callOnce(makeShowroomFeedEndpoint, { body: { showroom: of } }),
      ),
    onSettled: reload,
  });
  const end = useMutation({
    mutationFn: async (of: string) =>
      replyOf(
        of === MINE
          ? callOnce(endMyFeedEndpoint)
          : callOnce(endShowroomFeedEndpoint, { body: { showroom: of } }),
      ),
    onSettled: reload,
  });
  const feed =
    owner === MINE ? listed.data?.mine : listed.data?.showrooms.find((one) => one.showroom === owner);
  const token = make.variables === owner && !end.isSuccess ? make.data?.data.token : undefined;
  const url =
    token &&
    `${location.origin}${readFeedEndpoint.path}?token=${token}${language === 'de' ? '' : `&lang=${language}`}`;
  const choose = (of: string) => {
    setOwner(of);
    setIsCopied(false);
    make.reset();
    end.reset();
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(url ?? '').then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <section className={style['feeds']} data-section="feeds">
      <h2>{say(texts.title)}</h2>
      {mayShowrooms && (
        <Select
          name="feed-owner"
          aria-label={say(texts.owner)}
          value={owner}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={MINE}>{say(texts.mine)}</option>
          <Options of={showrooms.map(({ id, name }) => ({ value: id, name }))} />
        </Select>
      )}
      <p className={textStyle['meta']}>{say(owner === MINE ? texts.mineHint : texts.showroomHint)}</p>
      {(make.isError || end.isError) && <Notice tone="error">{say(texts.failed)}</Notice>}
      {url && (
        <div className={style['link']}>
          <Input
            readOnly
            aria-label={say(texts.link)}
            data-feed-link
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button size="s" onClick={() => void copy()}>
            {say(isCopied ? texts.copied : texts.copy)}
          </Button>
          <p className={textStyle['meta']}>{say(texts.once)}</p>
        </div>
      )}
      {feed && !url && (
        <p className={textStyle['meta']} data-feed>
          {feed.readAt
            ? say(texts.readAt, { time: shortMoment(feed.readAt, now, language) })
            : say(texts.neverRead)}
        </p>
      )}
      <div className={style['acts']}>
        <Button
          size="s"
          data-action="make-feed"
          isBusy={make.isPending}
          onClick={() => {
            setIsCopied(false);
            end.reset();
            make.mutate(owner);
          }}
        >
          {say(feed ? texts.renew : texts.make)}
        </Button>
        {feed && (
          <Button
            size="s"
            variant="ghost"
            data-action="end-feed"
            isBusy={end.isPending}
            onClick={() => end.mutate(owner)}
          >
            {say(texts.end)}
          </Button>
        )}
      </div>
    </section>
  );
}
