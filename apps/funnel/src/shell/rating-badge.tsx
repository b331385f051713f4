import { useLanguage } from '@funnel/browser/language';
import { Rating } from '@funnel/ui/rating';
import { useSettings } from './page-settings.ts';

/** How customers rate the retailer (R29). `full`: with its words on phones too. */
export function RatingBadge({ full = false }: { full?: boolean }) {
  const { rating } = useSettings();
  const { language } = useLanguage();
  if (!rating) return null;
  // Not by toLocaleString: loading the languages' data for it takes a phone some 100 ms of its first second.
  const value = String(rating.value).replace('.', { de: ',', en: '.' }[language]);
  const words = {
    de: { label: `${value} von 5 Sternen`, reviews: `aus über ${rating.count} Bewertungen` },
    en: { label: `${value} out of 5 stars`, reviews: `from ${rating.count}+ reviews` },
  }[language];
  return (
    <Rating value={value} label={words.label} full={full}>
      {words.reviews}
    </Rating>
  );
}

/** What the law wants to be said beside a rating: from when, from where, and how reviewers are checked. */
export function RatingNote() {
  const { rating } = useSettings();
  const { language } = useLanguage();
  if (!rating) return null;
  const month = (date: string) => date.slice(0, 7).split('-').reverse().join('/');
  const heading = { de: 'Zur Bewertung', en: 'About the rating' }[language];
  return `${heading}: ${rating.source[language]}, ${month(rating.from)}\u2060–\u2060${month(rating.to)}. ${rating.method[language]}`;
}
