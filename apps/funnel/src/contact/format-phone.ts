import { phoneReadings } from '@funnel/domain/contact/phone';
import type { CountryCode } from 'libphonenumber-js/min';

/** How long sending waits for the phone parser to load. */
const PATIENCE_MS = 3000;

async function loadParser() {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return parsePhoneNumberFromString;
}

/** Fetches the numbering plans early. A failure costs nothing: the number then goes as it was typed. */
export function preparePhoneFormat(): void {
  loadParser().catch(() => undefined);
}

/** The international format where the number can be parsed, else the text as typed (R9). Never throws. */
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
    // The text itself is what is left.
  } finally {
    clearTimeout(timer);
  }
  return text;
}
