import { cookingSituation } from '@funnel/domain/question/cooking-situation';
import { planningPlace } from '@funnel/domain/question/planning-place';
import { reason } from '@funnel/domain/question/reason';
import { timeframe } from '@funnel/domain/question/timeframe';
import { kitchenOf } from '../answer/kitchen-of.ts';
import { months, overAYear } from '../still-life/calendar.ts';
import { alone, forTwo, withChildren, withFriends } from '../still-life/cooking-situation.ts';
import { frontDoor } from '../still-life/front-door.ts';
import { video } from '../still-life/laptop.ts';
import { moving } from '../still-life/moving.ts';
import { newBuilt } from '../still-life/new-built.ts';
import { placesNoIdea } from '../still-life/places-no-idea.ts';
import { renovation } from '../still-life/renovation.ts';
import { shop } from '../still-life/shop.ts';
import { tester, thanks } from '../still-life/thanks.ts';
import { type Picture, SOCIAL_HEIGHT, SOCIAL_WIDTH, tile } from './picture.ts';
import { ROOM_VIEW, roomCamera, roomOf, roomShot } from './room-shot.ts';
import { stillShot, TABLE_VIEW } from './still-shot.ts';

/** Tiles about something other than a kitchen's shape: objects on the sand-coloured background. */
export const STILL_PICTURES: readonly Picture[] = [
  tile(planningPlace, 'IN_SHOP', () => stillShot(shop())),
  tile(planningPlace, 'AT_HOME', () => stillShot(frontDoor())),
  tile(planningPlace, 'VIDEO', () => stillShot(video())),
  tile(planningPlace, 'NO_IDEA', () => stillShot(placesNoIdea())),

  tile(cookingSituation, 'ALONE', () => stillShot(alone(), TABLE_VIEW)),
  tile(cookingSituation, 'FOR_2', () => stillShot(forTwo(), TABLE_VIEW)),
  tile(cookingSituation, 'WITH_CHILDREN', () => stillShot(withChildren(), TABLE_VIEW)),
  tile(cookingSituation, 'WITH_FRIENDS', () => stillShot(withFriends(), TABLE_VIEW)),

  tile(reason, 'RENOVATION', () => stillShot(renovation())),
  tile(reason, 'MOVING', () => stillShot(moving())),
  tile(reason, 'NEW_BUILT', () => stillShot(newBuilt())),

  tile(timeframe, 'FROM_1_3_MONTHS', () => stillShot(months(1, 3, 'seedling'))),
  tile(timeframe, 'FROM_4_6_MONTHS', () => stillShot(months(4, 6, 'young'))),
  tile(timeframe, 'FROM_7_12_MONTHS', () => stillShot(months(7, 12, 'grown'))),
  tile(timeframe, 'OVER_12_MONTHS', () => stillShot(overAYear())),
  {
    ...tile(timeframe, 'ASAP', () => stillShot(months(1, 1, 'seedling'))),
    screen: 'tester/question_timeframe',
  },
  {
    ...tile(timeframe, 'LESS_THAN_6_MONTHS', () => stillShot(months(1, 6, 'young'))),
    screen: 'tester/question_timeframe',
  },

  { name: 'thank_you', screen: 'thank_you', shot: () => stillShot(thanks(), TABLE_VIEW) },
  { name: 'tester', screen: 'tester', shot: () => stillShot(tester(), { ...TABLE_VIEW, elevation: 38 }) },
  {
    name: 'social_preview',
    screen: 'social_preview',
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    format: 'jpg',
    shot: socialShot,
  },
];

/** The link preview: the open kitchen, wide. */
function socialShot() {
  const shot = roomShot(kitchenOf({ question_layout: 'OPEN' }));
  const aspect = SOCIAL_WIDTH / SOCIAL_HEIGHT;
  return {
    ...shot,
    camera: roomCamera(roomOf(shot.model), { ...ROOM_VIEW, azimuth: 24, margin: 0.03, aspect }),
  };
}
