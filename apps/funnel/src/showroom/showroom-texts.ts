import type { Distance } from '@funnel/domain/showroom/nearest-showrooms';
import type { OpenToday } from '@funnel/domain/showroom/open-today';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';

export const showroomTexts = defineTexts('showroom', {
  chooseTitle: { de: 'Welches Küchenstudio passt Ihnen am besten?', en: 'Which showroom suits you best?' },
  chooseText: {
    de: 'Wählen Sie eines aus, dann beraten wir Sie gern dort.',
    en: 'Choose one, and we’ll be happy to advise you there.',
  },
  showTitle: { de: 'Unsere Küchenstudios', en: 'Our showrooms' },
  showText: {
    de: 'Kommen Sie gern vorbei. Wir freuen uns auf Sie.',
    en: 'You’re welcome to drop in. We look forward to meeting you.',
  },
  postcode: { de: 'Ihre Postleitzahl', en: 'Your postal code' },
  postcodeHint: {
    de: 'Das nächste Küchenstudio steht dann vorn.',
    en: 'The nearest showroom then comes first.',
  },
  choose: { de: 'Auswählen', en: 'Choose' },
  chosen: { de: 'Ausgewählt', en: 'Chosen' },
  sending: { de: 'Einen Moment bitte', en: 'One moment please' },
  kept: { de: 'Notiert: Küchenstudio {name}.', en: 'Noted: {name} showroom.' },
  keptText: {
    de: 'Möchten Sie lieber in ein anderes? Wählen Sie einfach neu.',
    en: 'Would you prefer another one? Just choose again.',
  },
  failed: {
    de: 'Ihre Auswahl ist nicht angekommen. Bitte versuchen Sie es noch einmal.',
    en: 'Your choice didn’t reach us. Please try again.',
  },
  map: { de: 'Karte der Region mit unseren Küchenstudios', en: 'Map of the region with our showrooms' },
  mapNearest: {
    de: 'Karte der Region. Am nächsten liegt das Küchenstudio {name}.',
    en: 'Map of the region. The nearest showroom is {name}.',
  },
  openUntil: { de: 'Heute geöffnet bis {time} Uhr', en: 'Open today until {time}' },
  opensAt: { de: 'Öffnet heute um {time} Uhr', en: 'Opens today at {time}' },
  over: { de: 'Für heute geschlossen', en: 'Closed for today' },
  closed: { de: 'Heute geschlossen', en: 'Closed today' },
  route: { de: 'Route planen', en: 'Get directions' },
  all: { de: 'Alle Küchenstudios zeigen', en: 'Show all showrooms' },
  under: { de: 'unter {km} km', en: 'under {km} km' },
  about: { de: 'rund {km} km', en: 'about {km} km' },
  example: { de: 'Beispieladresse', en: 'Example address' },
} satisfies Record<string, LocalizedText>);

export type ShowroomTexts = Readonly<Record<keyof typeof showroomTexts, LocalizedText>>;

/** The same in du, for the tester promotion (R28). */
export const informalShowroomTexts: ShowroomTexts = {
  ...showroomTexts,
  ...defineTexts('showroom.informal', {
    chooseTitle: { de: 'Welches Küchenstudio passt dir am besten?', en: 'Which showroom suits you best?' },
    chooseText: {
      de: 'Such dir schon mal eines aus, dann wissen wir, wo wir uns sehen können.',
      en: 'Pick one now, so we know where we could meet.',
    },
    showText: {
      de: 'Komm gern vorbei. Wir freuen uns auf dich.',
      en: 'Feel free to drop in. We’d love to meet you.',
    },
    postcode: { de: 'Deine Postleitzahl', en: 'Your postal code' },
    keptText: {
      de: 'Doch lieber ein anderes? Wähl einfach neu.',
      en: 'Changed your mind? Just choose again.',
    },
    failed: {
      de: 'Deine Auswahl ist nicht angekommen. Bitte versuch es noch einmal.',
      en: 'Your choice didn’t reach us. Please try again.',
    },
  } satisfies Partial<ShowroomTexts>),
};

/** The straight-line distance, with its real precision. */
export function distanceText(distance: Distance, say: Say): string {
  return 'underKm' in distance
    ? say(showroomTexts.under, { km: String(distance.underKm) })
    : say(showroomTexts.about, { km: String(distance.aboutKm) });
}

export function openTodayText(today: OpenToday, say: Say): string {
  switch (today.state) {
    case 'open':
      return say(showroomTexts.openUntil, { time: today.until });
    case 'later':
      return say(showroomTexts.opensAt, { time: today.from });
    case 'over':
      return say(showroomTexts.over);
    case 'closed':
      return say(showroomTexts.closed);
  }
}
