import { plainFaqs } from '#domain/content/faq.ts';
import { TERM_TITLES } from '#messages/rooms/property.ts';
import { FULL_STOP } from '#messages/site/api.ts';
import { prosePolicies } from './policies.ts';
import { writtenFiles } from './written-files.ts';

export interface Question {
  id: string;
  question: string;
  /** Plain text, which contains a homestay's figures as named facts (`{beach}`). */
  answer: string;
}

/** Returns the built-in questions, for homestays without their own. */
export async function builtInQuestions(): Promise<Question[]> {
  const rules = (await prosePolicies()).map(({ id, data }) => ({ id, ...data }));
  const faqs = await writtenFiles('faqs');
  const written = faqs
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data, body }) => ({ id, body, ...data }));
  return plainFaqs(written, rules, TERM_TITLES, FULL_STOP).map(({ id, question, answer }) => ({
    id,
    question,
    answer,
  }));
}
