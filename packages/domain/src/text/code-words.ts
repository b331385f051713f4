import type { Say } from './say.ts';
import type { LocalizedText } from './text.ts';

/** The name of a stored code. An unknown one is shown unchanged. */
export function codeWords(names: Readonly<Record<string, LocalizedText>>, code: string, say: Say): string {
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  return name ? say(name) : code;
}
