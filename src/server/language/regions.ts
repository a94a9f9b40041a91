import { LANGUAGES } from '#domain/language/language.ts';
import { translatedWord } from '#domain/language/shown-word.ts';
import { readCountry, shownCountry } from '#domain/party/countries.ts';
import { DEFAULT_COUNTRY, type GuestDetails } from '#domain/party/guest-details.ts';
import { hasStateList, readState } from '#domain/party/indian-states.ts';
import { currentLanguage, say, sayTo } from './say.ts';

/** Returns a guest's details with country and state in English, whichever of our languages they are typed in. */
export function withEnglishRegion(guest: GuestDetails): GuestDetails {
  const country = countryOf(guest.country);
  return { ...guest, country, state: hasStateList(country) ? stateOf(guest.state) : guest.state };
}

/** Returns a state, which is stored in English, for whoever is answered. */
export const sayState = (state: string): string =>
  translatedWord(state, say().registerRegions.STATE_NAMES).text;

/** Returns a country, which is stored in English, for whoever is answered. */
export const sayCountry = (country: string): string =>
  shownCountry(country, say().registerRegions.COUNTRY_NAMES, currentLanguage());

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
