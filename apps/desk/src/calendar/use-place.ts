import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Place, placeOf, searchOf } from './calendar-place.ts';

export function usePlace(now: Date) {
  const place = placeOf(useSearch({ strict: false }), now);
  const navigate = useNavigate();
  const go = (change: Partial<Place>) =>
    void navigate({ to: '.', search: searchOf({ ...place, ...change }, now) as never, replace: true });
  return { place, go };
}
