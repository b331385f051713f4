import { DEFAULT_PHONE_COUNTRY, phoneReadings } from '@funnel/domain/contact/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The number in E.164, such as `+49681123456`; as typed if no numbering plan has it (R9). */
export function e164(telephone: string): string {
  for (const reading of phoneReadings(telephone.trim())) {
    const options = { defaultCountry: DEFAULT_PHONE_COUNTRY, extract: false } as const;
    const number = parsePhoneNumberFromString(reading, options);
    if (number?.isValid()) return number.number;
  }
  return telephone;
}
