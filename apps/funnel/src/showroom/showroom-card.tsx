import type { ShowroomNearby } from '@funnel/domain/showroom/nearest-showrooms';
import { openToday } from '@funnel/domain/showroom/open-today';
import { hoursLines } from '@funnel/domain/showroom/opening-hours';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { OwnLine } from '@funnel/ui/own-line';
import { PlaceCard } from '@funnel/ui/place-card';
import { Fragment } from 'react';
import { distanceText, openTodayText, type ShowroomTexts } from './showroom-texts.ts';
import type { ShowroomChoice } from './use-showroom-choice.ts';

interface ShowroomCardProps extends ShowroomNearby {
  /** Absent without an enquiry. */
  readonly choice: ShowroomChoice | undefined;
  /** Absent before hydration. */
  readonly now: Date | undefined;
  readonly language: Language;
  readonly texts: ShowroomTexts;
  readonly say: Say;
}

/** Opens the map app of a phone, else a page. No request before the visitor follows the link. */
const ROUTE = 'https://www.google.com/maps/dir/?api=1&destination=';

export function ShowroomCard({ showroom, distance, choice, now, language, texts, say }: ShowroomCardProps) {
  const { id, name, street, postcode, town, phone, lat, lon, openingHours, isExample } = showroom;
  const isChosen = choice?.chosen === id;
  const isBusy = choice?.sending === id;
  const label = isBusy ? texts.sending : isChosen ? texts.chosen : texts.choose;
  return (
    <PlaceCard
      name={name}
      badge={distance && distanceText(distance, say)}
      note={isExample && say(texts.example)}
      {...(choice && {
        choice: {
          label: say(label),
          value: id,
          chosen: isChosen,
          busy: isBusy,
          onChoose: () => void choice.choose(id),
          failure: choice.failed === id ? say(texts.failed) : undefined,
        },
      })}
    >
      <p>
        {street}
        <br />
        {postcode} {town}
        <br />
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        <br />
        <a href={`${ROUTE}${lat},${lon}`} target="_blank" rel="noopener noreferrer">
          {say(texts.route)}
        </a>
      </p>
      <p>
        <OwnLine>{now && openTodayText(openToday(openingHours, now), say)}</OwnLine>
      </p>
      <dl>
        {hoursLines(openingHours, language).map(({ days, times }) => (
          <Fragment key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </Fragment>
        ))}
      </dl>
    </PlaceCard>
  );
}
