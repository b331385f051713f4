import { defineTexts } from '../text/define-texts.ts';
import type { Say } from '../text/say.ts';
import type { LocalizedText } from '../text/text.ts';

const names = defineTexts('device', {
  iphone: { de: 'iPhone', en: 'iPhone' },
  ipad: { de: 'iPad', en: 'iPad' },
  androidPhone: { de: 'Android-Handy', en: 'Android phone' },
  androidTablet: { de: 'Android-Tablet', en: 'Android tablet' },
  mac: { de: 'Mac', en: 'Mac' },
  windows: { de: 'Windows-PC', en: 'Windows PC' },
  chromebook: { de: 'Chromebook', en: 'Chromebook' },
  linux: { de: 'Linux-PC', en: 'Linux PC' },
  with: { de: '{device}, {browser}', en: '{device}, {browser}' },
} satisfies Record<string, LocalizedText>);

/** The first match counts: an Android phone calls itself Linux, too. */
const DEVICES: readonly (readonly [RegExp, keyof typeof names])[] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android(?=.*Mobile)/, 'androidPhone'],
  [/Android/, 'androidTablet'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromebook'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux|X11/, 'linux'],
];

/** Every browser calls itself by the names of others, so the first match counts here as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Instagram/, 'Instagram'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Device and browser of a User-Agent, as people name them. Empty if neither is known. */
export function deviceWords(userAgent: string, say: Say): string {
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (device && browser) return say(names.with, { device: say(names[device]), browser });
  return device ? say(names[device]) : (browser ?? '');
}
