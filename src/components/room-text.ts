import { getEntry } from 'astro:content';
import { type PolicyName, policiesByName } from '#domain/policy.ts';
import { TERM_TITLES } from '#messages/property.ts';
import { builtRooms, largestGroupOf } from './built-rooms.ts';
import { contact } from './contact.ts';
import { prosePolicies } from './policies.ts';
import { questions } from './property-text.ts';

/** Host content that every room page shows: policy titles, questions and the host. */
export async function roomText() {
  const rules = await prosePolicies();
  const policyTitles: Record<PolicyName, string> = {
    ...TERM_TITLES,
    ...policiesByName(new Map(rules.map(({ id, data }) => [id, data.title]))),
  };
  const host = await getEntry('about', 'host');
  if (!host) throw new Error('content/about/host.mdx is missing: every room shows it.');
  const paragraphs = (host.body ?? '')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph: string) => paragraph.replaceAll(/\s+/g, ' '));
  return {
    policyTitles,
    questions: (await questions()).map(({ question, answer }) => ({ question, answer })),
    phone: (await contact()).phone,
    largestGroup: largestGroupOf(await builtRooms()),
    host: { name: host.data.title, paragraphs },
  };
}
