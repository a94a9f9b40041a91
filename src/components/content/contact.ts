import type { Contact } from '#islands/booking/contact.ts';
import { siteWords } from './site-words.ts';
import { writtenFiles } from './written-files.ts';

/** Returns the host's contact details, for islands, which can't read content/; empty if the host has not told them. */
export async function contact(): Promise<Contact> {
  const { phone = '', email = '', social } = await siteWords();
  const homestays = await writtenFiles('homestays');
  const ways = homestays.map(({ id, data: { fromStation, fromAirport } }) => [
    id,
    { fromStation, fromAirport },
  ]);
  return { phone, email, whatsapp: social.whatsapp, directions: Object.fromEntries(ways) };
}
