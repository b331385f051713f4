import { LANGUAGES, type Language } from '@funnel/domain/text/text';
import { COUNTRIES_BY_DIAL_CODE } from './country-picker-dial-codes.ts';

interface Country {
  readonly code: string;
  readonly dialCode: string;
  readonly name: string;
  /** Its names in every language, normalised for the search. */
  readonly found: readonly string[];
  /** The main country of its dial code. */
  readonly isMain: boolean;
}

/** The most frequent countries of foreign callers, listed first. */
export const NEAR_COUNTRIES: readonly string[] = ['DE', 'AT', 'CH', 'FR', 'LU'];

/** Common names of countries that the browser's list lacks. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ['England', 'Schottland', 'Scotland', 'Wales', 'Nordirland', 'Northern Ireland'],
  NL: ['Holland'],
  US: ['Amerika', 'America'],
};

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

export function listCountries(language: Language): Country[] {
  const names = LANGUAGES.flatMap((each) => [
    new Intl.DisplayNames([each], { type: 'region' }),
    new Intl.DisplayNames([each], { type: 'region', style: 'short' }),
  ]);
  const shown = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  return [...COUNTRIES_BY_DIAL_CODE]
    .flatMap(([dialCode, codes]) =>
      codes.map((code, index) => ({
        code,
        dialCode,
        name: shown.of(code) ?? code,
        found: [...names.map((each) => each.of(code) ?? code), ...(OTHER_NAMES[code] ?? [])].flatMap(
          spellings,
        ),
        isMain: index === 0,
      })),
    )
    .sort((one, other) => nearness(one) - nearness(other) || order.compare(one.name, other.name));
}

/** By name in any language, by ISO code (`at`) or by dial code (`43`, `+43`, `0043`); the best match first. */
export function searchCountries(countries: readonly Country[], query: string): Country[] {
  const text = fold(query.trim());
  if (!text) return [...countries];
  const rank = /^[+\d\s()-]+$/.test(text) ? byDialCode(text) : byName(text);
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((match) => match.rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map((match) => match.country);
}

const NO_MATCH = 9;

function byName(text: string) {
  return ({ code, found }: Country): number => {
    if (code.toLowerCase() === text || found.includes(text)) return 0;
    if (found.some((name) => name.startsWith(text))) return 1;
    if (found.some((name) => name.includes(` ${text}`))) return 2;
    return found.some((name) => name.includes(text)) ? 3 : NO_MATCH;
  };
}

function byDialCode(text: string) {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return ({ dialCode, isMain }: Country): number => {
    if (digits.startsWith(dialCode) && digits) return isMain ? 0 : 1;
    return dialCode.startsWith(digits) ? 2 : NO_MATCH;
  };
}

function nearness({ code }: Country): number {
  const index = NEAR_COUNTRIES.indexOf(code);
  return index < 0 ? NEAR_COUNTRIES.length : index;
}

/** Österreich is found as osterreich and as oesterreich. */
function spellings(name: string): string[] {
  const lower = name.toLowerCase();
  return [fold(lower), fold(lower.replace(/[äöü]/g, '$&e'))];
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-’']/g, ' ');
}
