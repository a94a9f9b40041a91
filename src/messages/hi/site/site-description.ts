/** What search engines show of a new site, until its host writes something better. At most 160 characters of it. */
const MAX = 160;

export { shortNameOf } from '../../en/site/site-description.ts';

export function descriptionOf(name: string, town = 'पुरी'): string {
  const promise = 'सीधे अपने मेज़बान से बुक करें, बीच में कोई बुकिंग साइट नहीं।';
  const whole = `${town} में ${name}। ${promise}`;
  return whole.length <= MAX && name !== UNNAMED ? whole : `${name}। ${promise}`;
}

/** The tagline (spec section 1), until the host writes one. */
export const TAGLINE = 'मेहमान बनकर आइए, परिवार बनकर जाइए';
/** The name of a site whose host has not told one. */
export const UNNAMED = 'पुरी में होमस्टे';
