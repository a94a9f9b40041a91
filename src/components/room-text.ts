import { getEntry } from 'astro:content';
import { type PolicyName, policiesByName } from '#domain/content/policy.ts';
import { hostNamed } from '#messages/rooms/homestays.ts';
import { TERM_TITLES } from '#messages/rooms/property.ts';
import { builtHomestays } from './built-homestays.ts';
import { builtRooms, largestGroupOf } from './built-rooms.ts';
import { contact } from './contact.ts';
import { comingFestivals } from './festivals.ts';
import { pictureAddress } from './picture-address.ts';
import { prosePolicies } from './policies.ts';
import { questions } from './property-text.ts';

/** Pixels of the width; a sharp screen has two for each CSS pixel. */
const HOST_WIDTH = 480;

async function hostPicture(name: string): Promise<{ picture: string; isDrawn: boolean }> {
  const picture = await pictureAddress('scenes', name, HOST_WIDTH);
  if (!picture) throw new Error(`content/pictures/scenes has no picture named ${name}.`);
  return { picture, isDrawn: /\.svg\b|^data:image\/svg/.test(picture) };
}

/** Returns the host of a homestay's rooms: its own before the general one of content/about. */
async function hostOf(homestay: number | undefined) {
  const general = await getEntry('about', 'host');
  if (!general) throw new Error('content/about/host.mdx is missing: every room shows it.');
  const story = (general.body ?? '')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph: string) => paragraph.replaceAll(/\s+/g, ' '));
  const words = (await builtHomestays()).find(({ id }) => id === homestay)?.words;
  const own = words?.data.host;
  if (!own) {
    const { title: name, alt, picture } = general.data;
    return { name, paragraphs: story, alt, ...(await hostPicture(picture)) };
  }
  const { name, words: greeting, alt, picture } = own;
  return { name: hostNamed(name), paragraphs: [greeting, ...story], alt, ...(await hostPicture(picture)) };
}

/** Returns what the host wrote for a room's page: titles of policies, questions, and the host of its homestay. */
export async function roomText(homestay: number | undefined) {
  const rules = await prosePolicies();
  const policyTitles: Record<PolicyName, string> = {
    ...TERM_TITLES,
    ...policiesByName(new Map(rules.map(({ id, data }) => [id, data.title]))),
  };
  const { phone, whatsapp } = await contact();
  const site = await getEntry('site', 'site');
  const rooms = await builtRooms();
  return {
    policyTitles,
    questions: (await questions()).map(({ question, answer }) => ({ question, answer })),
    phone,
    largestGroup: largestGroupOf(rooms),
    homestays: [...new Set(rooms.map(({ property_id }) => property_id))],
    rating: site?.data.rating,
    festivals: await comingFestivals(),
    host: { ...(await hostOf(homestay)), whatsapp },
  };
}
