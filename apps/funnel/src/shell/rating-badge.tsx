import { useLanguage, useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import { Rating } from '@funnel/ui/rating';
import { useSettings } from './page-settings.ts';

const texts = defineTexts('rating', {
  label: { de: '{value} von 5 Sternen', en: '{value} out of 5 stars' },
  reviews: { de: 'aus über {count} Bewertungen', en: 'from {count}+ reviews' },
  heading: { de: 'Zur Bewertung', en: 'About the rating' },
});

/** The customers' rating of the retailer (R29). `full`: with its text on phones too. */
export function RatingBadge({ full = false }: { full?: boolean }) {
  const { rating } = useSettings();
  const { language } = useLanguage();
  const say = useText();
  if (!rating) return null;
  // Not by toLocaleString: on a phone, loading its locale data takes about 100 ms of the first second.
  const value = String(rating.value).replace('.', { de: ',', en: '.' }[language]);
  return (
    <Rating value={value} label={say(texts.label, { value })} count={`${rating.count}+`} full={full}>
      {say(texts.reviews, { count: String(rating.count) })}
    </Rating>
  );
}

/** The legally required note on a rating: date, source, and how reviewers are verified. */
export function RatingNote() {
  const { rating } = useSettings();
  const say = useText();
  if (!rating) return null;
  const month = (date: string) => date.slice(0, 7).split('-').reverse().join('/');
  return `${say(texts.heading)}: ${say(rating.source)}, ${month(rating.from)}\u2060–\u2060${month(rating.to)}. ${say(rating.method)}`;
}
