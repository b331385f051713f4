import type { Say } from './say.ts';
import type { LocalizedText } from './text.ts';

/** The name of a stored code. One that no release knows any more is shown as it is. */
export function codeWords(names: Readonly<Record<string, LocalizedText>>, code: string, say: Say): string {
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  return name ? say(name) : code;
}
