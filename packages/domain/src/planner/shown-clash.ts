import { berlinIso } from '../slot/berlin-time.ts';
import type { PlannerClash } from './find-clash.ts';

/** A clash on the wire, in German time. */
export function shownClash({ reason, from, until, visit }: PlannerClash) {
  return {
    reason,
    from: berlinIso(from),
    until: berlinIso(until),
    visit: visit && {
      kind: visit.kind,
      showroom: visit.showroom,
      start: berlinIso(visit.startsAt),
      end: berlinIso(visit.endsAt),
    },
  };
}
