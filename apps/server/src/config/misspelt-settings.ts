import { isSet } from '@funnel/contract/page/page-config';

/** Shorter names are close to many foreign ones: `HOST` to `HOME`, `SMTP_URL` to `HTTP_URL`. */
const LONG_NAME = 8;

/**
 * A warning for each unknown variable whose name is close to a setting. Any other unknown name belongs to another
 * program and is ignored.
 */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const unknown = Object.keys(environment).filter(
    (name) => isSet(environment[name]) && !known.includes(name),
  );
  return unknown.flatMap((given) => {
    const meant = closest(given, known);
    return meant === undefined ? [] : `${given} is no setting and does nothing. Did you mean ${meant}?`;
  });
}

function closest(given: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, distance: editDistance(letters(given), letters(name)) }))
    .filter(({ name, distance }) => {
      const length = Math.min(letters(given).length, letters(name).length);
      return distance <= (length < LONG_NAME ? 1 : 2);
    });
  return near.sort((one, other) => one.distance - other.distance)[0]?.name;
}

const letters = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** How many letters are missing, too many, wrong, or swapped with the next (Damerau-Levenshtein). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
