import { type CollectionEntry, getCollection } from 'astro:content';
import { houseRules } from './policies.ts';

export interface Question {
  id: string;
  question: string;
  /** Plain sentences, the quoted house rule included. */
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

/** The built-in questions and answers, as the site, the rooms and search engines give them. */
export async function questions(): Promise<Question[]> {
  const rules = new Map((await houseRules()).map(({ id, data }) => [id, `${data.title}: ${data.rule}.`]));
  const faqs: CollectionEntry<'faqs'>[] = await getCollection('faqs');
  return faqs
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data, body = '' }) => {
      const rule = data.policy && rules.get(data.policy);
      return { id, question: data.question, answer: plain(rule ? `${body.trim()} ${rule}` : body) };
    });
}
