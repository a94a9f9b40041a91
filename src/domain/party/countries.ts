import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { isSameWord, type ShownWord } from '#domain/language/shown-word.ts';
import { LANGUAGE } from '#language/code.ts';

/** ISO 3166-1 alpha-2 codes without India, which comes first. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IO IQ IR IS IT JE JM ' +
  'JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP ' +
  'MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN ' +
  'TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Returns whether a text is the code of a country (ISO 3166-1 alpha-2). */
export const isCountryCode = (code: string): boolean => code === 'IN' || COUNTRY_CODES.includes(code);

const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });

/** Returns the English name of a country's code. */
export const countryName = (code: string): string => namesIn('en').of(code) ?? code;

export interface Country {
  code: string;
  /** In English, as it is sent and stored. */
  name: string;
  /** In the language of the page. */
  shown: ShownWord;
}

/** Returns India, then the others by code. `names` are by code, too; without any, the browser's own are taken. */
function readCountries(names: Readonly<Record<string, string>>, language: Language): Country[] {
  const english = namesIn('en');
  const own = Object.keys(names).length > 0 ? new Map(Object.entries(names)) : undefined;
  const known = namesIn(language);
  return ['IN', ...COUNTRY_CODES].map((code) => {
    const name = english.of(code) ?? code;
    const text = own ? own.get(code) : known.of(code);
    return {
      code,
      name,
      shown: text
        ? { text }
        : { text: name, lang: language === DEFAULT_LANGUAGE ? undefined : ('en' as const) },
    };
  });
}

/** Returns all countries: India, then the others by the names that a page shows, those with an English one last. */
export function listCountries(
  names: Readonly<Record<string, string>> = {},
  language: Language = LANGUAGE,
): Country[] {
  const [home, ...others] = readCountries(names, language);
  const { compare } = new Intl.Collator(language);
  others.sort(
    ({ shown: one }, { shown: other }) =>
      Number(one.lang === 'en') - Number(other.lang === 'en') || compare(one.text, other.text),
  );
  return home ? [home, ...others] : others;
}

/** Returns a country that is stored in English as a language names it; what is no country stays as it is. */
export function shownCountry(
  country: string,
  names: Readonly<Record<string, string>>,
  language: Language,
): string {
  return readCountries(names, language).find(({ name }) => isSameWord(name, country))?.shown.text ?? country;
}

/** Returns the English name of a country that is typed in English or in a language; undefined if it is none. */
export function readCountry(
  typed: string,
  names: Readonly<Record<string, string>> = {},
  language: Language = LANGUAGE,
): string | undefined {
  return readCountries(names, language).find(
    ({ name, shown }) => isSameWord(typed, name) || isSameWord(typed, shown.text),
  )?.name;
}
