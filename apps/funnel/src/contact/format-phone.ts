import { phoneReadings } from '@funnel/domain/contact/phone';
import type { CountryCode } from 'libphonenumber-js/min';

/** The maximum wait for the phone parser. */
const PATIENCE_MS = 3000;

async function loadParser() {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return parsePhoneNumberFromString;
}

/** Prefetches the numbering plans. On failure the number is sent as typed. */
export function preparePhoneFormat(): void {
  loadParser().catch(() => undefined);
}

/** The international format if the number can be parsed, else the text as typed (R9). Never throws. */
export async function formatPhone(raw: string, country: string, load = loadParser): Promise<string> {
  const text = raw.trim();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    const parse = await Promise.race([load(), patience]);
    for (const reading of phoneReadings(text)) {
      const number = parse?.(reading, { defaultCountry: country as CountryCode, extract: false });
      if (number?.isValid()) return number.formatInternational();
    }
  } catch {
    // Fall back to the text.
  } finally {
    clearTimeout(timer);
  }
  return text;
}
