import {
  endMyFeedEndpoint,
  endShowroomFeedEndpoint,
  listFeedsEndpoint,
  makeMyFeedEndpoint,
  makeShowroomFeedEndpoint,
  readFeedEndpoint,
} from '@funnel/contract/calendar-feed/calendar-feed';
import { answer, answerWithCalendar, type BoundCall } from '../http/bind-call.ts';
import { endFeed, listFeeds, makeFeed } from './manage-feeds.ts';
import { readFeed } from './read-feed.ts';

export const calendarFeedCalls: readonly BoundCall[] = [
  answerWithCalendar(readFeedEndpoint, readFeed),
  answer(listFeedsEndpoint, listFeeds),
  answer(makeMyFeedEndpoint, (services, { actor }) => makeFeed(services, actor, { staffId: actor.id })),
  answer(endMyFeedEndpoint, (services, { actor }) => endFeed(services, actor, { staffId: actor.id })),
  answer(makeShowroomFeedEndpoint, (services, { actor, body }) => makeFeed(services, actor, body)),
  answer(endShowroomFeedEndpoint, (services, { actor, body }) => endFeed(services, actor, body)),
];
