import { useLanguage, useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import { Rating } from '@funnel/ui/rating';
import { useSettings } from './page-settings.ts';

const texts = defineTexts('rating', {
  label: { de: '{value} von 5 Sternen', en: '{value} out of 5 stars' },
  reviews: { de: 'aus über {count} Bewertungen', en: 'from {count}+ reviews' },
  heading: { de: 'Zur Bewertung', en: 'About the rating' },
});

/** How customers rate the retailer (R29). `full`: with its words on phones too. */
export function RatingBadge({ full = false }: { full?: boolean }) {
  const { rating } = useSettings();
  const { language } = useLanguage();
  const say = useText();
  if (!rating) return null;
  // Not by toLocaleString: loading the languages' data for it takes a phone some 100 ms of its first second.
  const value = String(rating.value).replace('.', { de: ',', en: '.' }[language]);
  return (
    <Rating value={value} label={say(texts.label, { value })} full={full}>
      {say(texts.reviews, { count: String(rating.count) })}
    </Rating>
  );
}

/** What the law wants to be said beside a rating: from when, from where, and how reviewers are checked. */
export function RatingNote() {
  const { rating } = useSettings();
  const say = useText();
  if (!rating) return null;
  const month = (date: string) => date.slice(0, 7).split('-').reverse().join('/');
  return `${say(texts.heading)}: ${say(rating.source)}, ${month(rating.from)}\u2060–\u2060${month(rating.to)}. ${say(rating.method)}`;
}
