import { getCollection, getEntry } from 'astro:content';
import type { Contact } from '#islands/booking/contact.ts';

/** Returns the host's contact details, for islands, which can't read content/. */
export async function contact(): Promise<Contact> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const { phone, email, social } = site.data;
  const homestays = await getCollection('homestays');
  const ways = homestays.map(({ id, data: { fromStation, fromAirport } }) => [
    id,
    { fromStation, fromAirport },
  ]);
  return { phone, email, whatsapp: social.whatsapp, directions: Object.fromEntries(ways) };
}
