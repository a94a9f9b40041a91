import { type CollectionEntry, getCollection } from 'astro:content';
import { POLICY_NAMES, policyFile } from '#domain/policy.ts';
import { TERM_TITLES } from '#messages/house.ts';
import { houseRules } from './policies.ts';

export interface Question {
  id: string;
  question: string;
  /** Plain sentences; figures of a homestay stand in it by name (`{beach}`) until it is said of which. */
  answer: string;
}

/** Markdown as plain words: links and emphasis keep their text. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The house rules that end an answer, by file: prose as it is, figures by name. */
async function quotable(): Promise<Map<string, string>> {
  const prose = (await houseRules()).map(({ id, data }) => [id, `${data.title}: ${data.rule}.`] as const);
  const figures = POLICY_NAMES.flatMap((name) =>
    name in TERM_TITLES
      ? [[policyFile(name), `${TERM_TITLES[name as keyof typeof TERM_TITLES]}: {${name}}.`] as const]
      : [],
  );
  return new Map([...figures, ...prose]);
}

/** The built-in questions and answers, for homestays that have none of their own. */
export async function builtInQuestions(): Promise<Question[]> {
  const rules = await quotable();
  const faqs: CollectionEntry<'faqs'>[] = await getCollection('faqs');
  return faqs
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data, body = '' }) => {
      const rule = data.policy && rules.get(data.policy);
      return { id, question: data.question, answer: plain(rule ? `${body.trim()} ${rule}` : body) };
    });
}
