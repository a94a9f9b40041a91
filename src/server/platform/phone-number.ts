import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY, mainNumber } from '#domain/party/guest-details.ts';

const OTHER_NAMES: Record<string, CountryCode> = {
  usa: 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  uae: 'AE',
  turkey: 'TR',
  'czech republic': 'CZ',
};

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Returns a text with the digits of every script as `0` to `9`: Unicode has each ten of them in a row, from zero. */
export function asciiDigits(text: string): string {
  return text.replaceAll(DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * Returns a typed phone number as E.164 (`+919861012345`), or null if it is none. A number without its country's code is
 * of the guest's country; a guest without one is of India, as a host types it.
 */
export function toE164(typed: string, country = ''): string | null {
  const number = asciiDigits(mainNumber(typed)).replace(/^[^\d+]*00/, '+');
  const found = parsePhoneNumberFromString(number, codeOf(country.trim() || DEFAULT_COUNTRY));
  return found?.isValid() ? found.number : null;
}

/** Returns the code of a country by its English name or its code; undefined for any other text. */
function codeOf(country: string): CountryCode | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const text = country.toLowerCase().replaceAll('.', '');
  const isMeant = (code: CountryCode) =>
    code.toLowerCase() === text || names.of(code)?.toLowerCase().replaceAll('.', '') === text;
  return text === 'india' ? 'IN' : (OTHER_NAMES[text] ?? getCountries().find(isMeant));
}
