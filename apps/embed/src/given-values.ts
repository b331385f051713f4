import type { SetValues } from '@funnel/contract/parent-messages/parent-message';
import { areTexts } from './shell/funnel-options.ts';

export interface GivenValues {
  /** Merges values; null removes one. */
  give(type: SetValues['type'], values: object | undefined): void;
  /** The funnel listens: from now on values are sent at once. */
  heard(): void;
  /** The frame has navigated to another page. */
  loaded(): void;
  /** Sends everything again. */
  tellAll(): void;
}

/** The values that the page passes to its funnel. Kept here, since storage in the frame may be blocked. */
export function givenValues(
  tell: (message: SetValues) => void,
  complain: (problem: string) => void,
): GivenValues {
  const given = new Map<SetValues['type'], SetValues>();
  let isHeard = false;
  let isThemed = false;

  function tellOne(type: SetValues['type']): void {
    const message = given.get(type);
    if (message && isHeard) tell(message);
  }

  return {
    give(type, values) {
      if (values === undefined) return;
      // An uncloneable value would throw on the retailer's page. It is not logged: it may be personal.
      if (!areTexts(values)) return complain(`${type.slice(4)} holds texts by their names.`);
      given.set(type, { type, values: { ...given.get(type)?.values, ...values } });
      tellOne(type);
    },
    heard() {
      isHeard = true;
      if (!isThemed) tellOne('set-theme');
      isThemed = true;
    },
    loaded() {
      // The frame may already be listening. If not, it reports itself later.
      isThemed = false;
      tellOne('set-theme');
    },
    tellAll() {
      for (const type of given.keys()) tellOne(type);
    },
  };
}
