import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '#domain/party/guest-details.ts';
import { asciiDigits } from '#domain/party/guest-phone-link.ts';
import { mainNumber } from '#domain/party/phone.ts';

const OTHER_NAMES: Record<string, CountryCode> = {
  usa: 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  uae: 'AE',
  turkey: 'TR',
  'czech republic': 'CZ',
};

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
