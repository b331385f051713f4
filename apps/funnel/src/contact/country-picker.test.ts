import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { listCountries, searchCountries } from './country-picker-countries.ts';
import { COUNTRIES_BY_DIAL_CODE, countryOfNumber } from './country-picker-dial-codes.ts';

test('every country of the numbering plans can be chosen, with its dial code', () => {
  const plans = metadata as unknown as { country_calling_codes: Record<string, string[]> };
  expect(Object.fromEntries(COUNTRIES_BY_DIAL_CODE)).toEqual(plans.country_calling_codes);
});

test.each(['de', 'en'] as const)(
  'every country has a name (%s), Germany and its neighbours stand first',
  (language) => {
    const countries = listCountries(language);
    expect(countries.filter(({ name, code }) => name === code)).toEqual([]);
    expect(countries.slice(0, 5).map(({ code }) => code)).toEqual(['DE', 'AT', 'CH', 'FR', 'LU']);
  },
);

test.each([
  ['deutsch', 'DE'],
  ['Germany', 'DE'],
  ['österreich', 'AT'],
  ['öst', 'AT'],
  ['o\u0308st', 'AT'],
  ['Osterreich', 'AT'],
  ['OESTERREICH', 'AT'],
  ['austria', 'AT'],
  ['uk', 'GB'],
  ['usa', 'US'],
  ['england', 'GB'],
  ['vereinigte staaten', 'US'],
  ['konigreich', 'GB'],
  ['Cote d Ivoire', 'CI'],
  ['at', 'AT'],
  ['lu', 'LU'],
  ['49', 'DE'],
  ['+352', 'LU'],
  ['0043', 'AT'],
  ['+1', 'US'],
  ['+44 20', 'GB'],
])('searching %j finds %s first', (query, code) => {
  expect(searchCountries(listCountries('de'), query)[0]?.code).toBe(code);
  expect(searchCountries(listCountries('en'), query)[0]?.code).toBe(code);
});

test.each(['xyzzy', '999999', '.*', '[', '\\', '😀'])('searching %j finds nothing', (query) => {
  expect(searchCountries(listCountries('de'), query)).toEqual([]);
});

test.each(['', '   ', '+', '00'])('searching %j leaves every country', (query) => {
  const countries = listCountries('de');
  expect(searchCountries(countries, query)).toEqual(countries);
});

test.each([
  ['+44 20', 'DE', 'GB'],
  ['0044', 'DE', 'GB'],
  ['  +(44)', 'DE', 'GB'],
  ['+44', 'JE', 'JE'],
  ['+1 416', 'CA', 'CA'],
  ['+1 416', 'DE', 'US'],
  ['+49 (0) 681', 'FR', 'DE'],
  ['+352', 'DE', 'LU'],
  ['+', 'DE', undefined],
  ['+4', 'DE', undefined],
  ['00', 'DE', undefined],
  ['0681 44', 'DE', undefined],
  ['044', 'DE', undefined],
  ['44', 'DE', undefined],
  ['+999', 'DE', undefined],
  ['', 'DE', undefined],
])('%j typed while %s is shown names %s', (raw, present, country) => {
  expect(countryOfNumber(raw, present)).toBe(country);
});
