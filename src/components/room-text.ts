import { getEntry } from 'astro:content';
import { type PolicyName, policiesByName } from '#domain/policy.ts';
import { TERM_TITLES } from '#messages/property.ts';
import { builtRooms, largestGroupOf } from './built-rooms.ts';
import { contact } from './contact.ts';
import { comingFestivals } from './festivals.ts';
import { pictureAddress } from './picture-address.ts';
import { prosePolicies } from './policies.ts';
import { questions } from './property-text.ts';

/** Pixels across, for screens of two pixels a point. */
const HOST_WIDTH = 480;

/** Host content that every room page shows: policy titles, questions and the host. */
export async function roomText() {
  const rules = await prosePolicies();
  const policyTitles: Record<PolicyName, string> = {
    ...TERM_TITLES,
    ...policiesByName(new Map(rules.map(({ id, data }) => [id, data.title]))),
  };
  const { phone, whatsapp } = await contact();
  const host = await getEntry('about', 'host');
  if (!host) throw new Error('content/about/host.mdx is missing: every room shows it.');
  const picture = await pictureAddress('scenes', host.data.picture, HOST_WIDTH);
  if (!picture) throw new Error(`content/pictures/scenes has no picture named ${host.data.picture}.`);
  const paragraphs = (host.body ?? '')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph: string) => paragraph.replaceAll(/\s+/g, ' '));
  return {
    policyTitles,
    questions: (await questions()).map(({ question, answer }) => ({ question, answer })),
    phone,
    largestGroup: largestGroupOf(await builtRooms()),
    festivals: await comingFestivals(),
    host: {
      name: host.data.title,
      paragraphs,
      picture,
      alt: host.data.alt,
      whatsapp,
    },
  };
}
