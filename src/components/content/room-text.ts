import { type PolicyName, policiesByName } from '#domain/content/policy.ts';
import type { RoomText } from '#islands/room/room-text.ts';
import { hostNamed } from '#messages/rooms/homestays.ts';
import { TERM_TITLES } from '#messages/rooms/property.ts';
import { builtHomestays } from './built-homestays.ts';
import { builtRooms, largestGroupOf, sampleRating } from './built-rooms.ts';
import { contact } from './contact.ts';
import { comingFestivals } from './festivals.ts';
import { pictureAddress } from './picture-address.ts';
import { prosePolicies } from './policies.ts';
import { questions } from './property-text.ts';
import { writtenFiles } from './written-files.ts';

/** Pixels of the width; a sharp screen has two for each CSS pixel. */
const HOST_WIDTH = 480;

async function hostPicture({ picture: name, alt = '' }: { picture?: string; alt?: string }) {
  if (!name) return {};
  const url = await pictureAddress('scenes', name, HOST_WIDTH);
  if (!url) throw new Error(`content/pictures/scenes has no picture named ${name}.`);
  return { picture: { url, alt, isDrawn: /\.svg\b|^data:image\/svg/.test(url) } };
}

/** Returns the host of a homestay's rooms, its own before the general one of content/about; undefined without words. */
async function hostOf(homestay: number | undefined): Promise<RoomText['host']> {
  const general = (await writtenFiles('about')).find(({ id }) => id === 'host');
  const story = (general?.body ?? '')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph: string) => paragraph.replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  const words = (await builtHomestays()).find(({ id }) => id === homestay)?.words;
  const own = words?.data.host;
  if (own) {
    const paragraphs = [own.words ?? '', ...story].filter(Boolean);
    return { name: hostNamed(own.name), paragraphs, ...(await hostPicture(own)) };
  }
  if (!general) return undefined;
  return { name: general.data.title, paragraphs: story, ...(await hostPicture(general.data)) };
}

/** Returns what the host wrote for a room's page: titles of policies, questions, and the host of its homestay. */
export async function roomText(homestay: number | undefined): Promise<RoomText> {
  const rules = await prosePolicies();
  const policyTitles: Record<PolicyName, string> = {
    ...TERM_TITLES,
    ...policiesByName(new Map(rules.map(({ id, data }) => [id, data.title]))),
  };
  const { phone, whatsapp, email } = await contact();
  const rooms = await builtRooms();
  return {
    policyTitles,
    questions: (await questions()).map(({ question, answer }) => ({ question, answer })),
    phone,
    largestGroup: largestGroupOf(rooms),
    homestays: [...new Set(rooms.map(({ property_id }) => property_id))],
    sampleRating: await sampleRating(),
    festivals: await comingFestivals(),
    whatsapp,
    hasContact: Boolean(phone || email || whatsapp),
    host: await hostOf(homestay),
  };
}
