import type { SetValues } from '@funnel/contract/parent-messages/parent-message';
import { areTexts } from './shell/funnel-options.ts';

export interface GivenValues {
  /** Adds to what was given; null takes a value away again. */
  give(type: SetValues['type'], values: object | undefined): void;
  /** The funnel can hear: from now on values are told at once. */
  heard(): void;
  /** Another page is in the frame. */
  loaded(): void;
  /** Tells everything again. */
  tellAll(): void;
}

/** What the page gives to its funnel. No page in the frame remembers it, since its storage may be blocked. */
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
      // A value that cannot be cloned would throw on the retailer's page. It is not told: it may be personal.
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
      // Its code may have come before the rest of it. If it comes later, it says something then.
      isThemed = false;
      tellOne('set-theme');
    },
    tellAll() {
      for (const type of given.keys()) tellOne(type);
    },
  };
}
