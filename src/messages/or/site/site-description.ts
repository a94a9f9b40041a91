/** What search engines show of a new site, until its host writes something better. At most 160 characters of it. */
const MAX = 160;

export function descriptionOf(name: string, town = 'ପୁରୀ'): string {
  const promise = 'ମଝିରେ କୌଣସି ବୁକିଂ ସାଇଟ ନାହିଁ, ସିଧା ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କଠାରୁ ବୁକ କରନ୍ତୁ।';
  const whole = `${name}, ${town}। ${promise}`;
  return whole.length <= MAX && name !== UNNAMED ? whole : `${name}। ${promise}`;
}

/** The tagline (spec section 1), until the host writes one. */
export const TAGLINE = 'ଅତିଥି ହୋଇ ଆସନ୍ତୁ, ପରିବାର ହୋଇ ଫେରନ୍ତୁ';
/** The name of a site whose host has not told one. */
export const UNNAMED = 'ପୁରୀର ହୋମଷ୍ଟେ';

export { shortNameOf } from '../../en/site/site-description.ts';
