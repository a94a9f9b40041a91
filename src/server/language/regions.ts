import { LANGUAGES } from '#domain/language/language.ts';
import { readCountry } from '#domain/party/countries.ts';
import { DEFAULT_COUNTRY, type GuestDetails } from '#domain/party/guest-details.ts';
import { hasStateList, readState } from '#domain/party/indian-states.ts';
import { sayTo } from './say.ts';

/** Returns a guest's details with country and state in English, whichever of our languages they are typed in. */
export function withEnglishRegion(guest: GuestDetails): GuestDetails {
  const country = countryOf(guest.country);
  return { ...guest, country, state: hasStateList(country) ? stateOf(guest.state) : guest.state };
}

function countryOf(typed: string): string {
  // Nearly every guest's, so that it costs no search.
  if (typed === DEFAULT_COUNTRY || typed.trim() === '') return typed;
  for (const language of LANGUAGES) {
    const country = readCountry(typed, sayTo({ language }).registerRegions.COUNTRY_NAMES, language);
    if (country) return country;
  }
  return typed;
}

function stateOf(typed: string): string {
  return LANGUAGES.reduce(
    (state, language) => readState(state, sayTo({ language }).registerRegions.STATE_NAMES),
    typed,
  );
}
