import {
  endMyFeedEndpoint,
  endShowroomFeedEndpoint,
  listFeedsEndpoint,
  makeMyFeedEndpoint,
  makeShowroomFeedEndpoint,
  readFeedEndpoint,
} from '@funnel/contract/calendar-feed/calendar-feed';
import { answer, answerWithCalendar, type BoundCall } from '../http/bind-call.ts';
import { endFeed, listFeeds, makeFeed } from './keep-feeds.ts';
import { readFeed } from './read-feed.ts';

export const calendarFeedCalls: readonly BoundCall[] = [
  answerWithCalendar(readFeedEndpoint, readFeed),
  answer(listFeedsEndpoint, listFeeds),
  answer(makeMyFeedEndpoint, (services, { by }) => makeFeed(services, by, { staffId: by.staffId })),
  answer(endMyFeedEndpoint, (services, { by }) => endFeed(services, by, { staffId: by.staffId })),
  answer(makeShowroomFeedEndpoint, (services, { by, body }) => makeFeed(services, by, body)),
  answer(endShowroomFeedEndpoint, (services, { by, body }) => endFeed(services, by, body)),
];
