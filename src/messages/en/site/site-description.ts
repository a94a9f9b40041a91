/** What search engines show of a new site, until its host writes something better. At most 160 characters of it. */
const MAX = 160;

export function descriptionOf(name: string, town = 'Puri'): string {
  const promise = 'Book directly with your host, without a booking site between.';
  const whole = `${name} in ${town}. ${promise}`;
  return whole.length <= MAX && name !== UNNAMED ? whole : `${name}. ${promise}`;
}

/** The tagline (spec section 1), until the host writes one. */
export const TAGLINE = 'Come as a Guest, leave like a Family';
/** The name of a site whose host has not told one. */
export const UNNAMED = 'Homestay in Puri';

/** The most characters of a short name, so that it fits a line of the header. */
const SHORT = 16;

/**
 * Returns as many words of the name as fit, or the beginning of a single long word, never half of what is read as one
 * character, such as an Indian letter with its vowel.
 */
export function shortNameOf(name: string): string {
  const [first = '', ...words] = name.split(/\s+/);
  let short = '';
  for (const character of charactersOf(first)) {
    if (short.length + character.length > SHORT) return short;
    short += character;
  }
  for (const word of words) {
    if (`${short} ${word}`.length > SHORT) break;
    short = `${short} ${word}`;
  }
  return short;
}

/** Returns the parts of a word that are read as one character; one that is too long by itself is taken apart. */
const charactersOf = (word: string): string[] =>
  [...new Intl.Segmenter().segment(word)].flatMap(({ segment }) =>
    segment.length > SHORT ? [...segment] : [segment],
  );
