import { getEntry } from 'astro:content';

/** The host's contact details, for islands, which can't read content/. */
export async function contact() {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const { phone, email, social } = site.data;
  const findUs = await getEntry('contact', 'find-us');
  const { fromStation, fromAirport } = findUs?.data ?? {};
  return { phone, email, whatsapp: social.whatsapp, fromStation, fromAirport };
}
