import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { LANGUAGES } from '@funnel/domain/text/text';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });
const showroom = z.object({ showroom: plainText(64) });
const feed = z.object({
  createdAt: instant,
  /** The last read by a calendar program, to the hour; null: never. */
  readAt: instant.nullable(),
});
/** The only response with the token. */
const madeReply = z.object({ data: z.object({ token: z.string() }) });

export const readFeedEndpoint = defineEndpoint({
  path: '/api/v1/calendar.ics',
  summary:
    'Calls and visits of one person or showroom as iCalendar, for a calendar program that subscribes to the secret link. TOKEN_OVER: the link was renewed or ended.',
  capability: 'calendar.read-by-link',
  limits: ['calendarFeedsOfClient', 'calendarFeedsOfLink'],
  query: z.object({ token: plainText(64), lang: z.enum(LANGUAGES).default('de') }),
  replyAs: 'calendar',
  reply: z.string(),
  errors: ['TOKEN_OVER'],
});

export const listFeedsEndpoint = defineEndpoint({
  path: '/api/v1/desk/calendar-feeds',
  summary:
    'Which secret calendar links there are: one’s own, and those of the showrooms for who may change the hours.',
  capability: 'calendar.read',
  reply: z.object({
    data: z.object({
      mine: feed.nullable(),
      showrooms: z.array(feed.extend({ showroom: z.string() })),
    }),
  }),
});

export const makeMyFeedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/calendar-feeds/mine',
  summary: 'Makes one’s own secret calendar link. An earlier one ends.',
  capability: 'calendar.read',
  reply: madeReply,
});

export const endMyFeedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/calendar-feeds/mine/end',
  summary: 'Ends one’s own secret calendar link. Doing it again is harmless.',
  capability: 'calendar.read',
});

export const makeShowroomFeedEndpoint = defineEndpoint({
  path: '/api/v1/desk/calendar-feeds/showroom',
  summary: 'Makes the secret calendar link of a showroom. An earlier one ends.',
  capability: 'hours.change',
  body: showroom,
  reply: madeReply,
  errors: ['NOT_FOUND'],
});

export const endShowroomFeedEndpoint = defineEndpoint({
  path: '/api/v1/desk/calendar-feeds/showroom/end',
  summary: 'Ends the secret calendar link of a showroom. Doing it again is harmless.',
  capability: 'hours.change',
  body: showroom,
});
