/** What search engines show of a new site, until its host writes something better. At most 160 characters of it. */
const MAX = 160;

export { shortNameOf } from '../../en/site/site-description.ts';

export function descriptionOf(name: string, town = 'পুরী'): string {
  const promise = 'মাঝখানে কোনো বুকিং সাইট ছাড়া সরাসরি হোস্টের কাছে বুক করুন।';
  const whole = `${name}, ${town}। ${promise}`;
  return whole.length <= MAX && name !== UNNAMED ? whole : `${name}। ${promise}`;
}

/** The tagline (spec section 1), until the host writes one. */
export const TAGLINE = 'অতিথি হয়ে আসুন, ফিরুন আপনজন হয়ে';
/** The name of a site whose host has not told one. */
export const UNNAMED = 'পুরীর হোমস্টে';
