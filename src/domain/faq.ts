import { POLICY_NAMES, type PolicyName, policyFile } from './policy.ts';

/** A question of a guest; its answer may quote a fact by name: `About {beach}.` */
export interface Faq {
  question: string;
  answer: string;
}

/** A question as content/faqs has it: the answer in Markdown, ended by a house rule where a file of one is named. */
interface WrittenFaq {
  question: string;
  policy?: string | undefined;
  body?: string | undefined;
}

/** Questions with plain answers. They quote house rules of prose as they are, those made of figures by name. */
export function plainFaqs<Written extends WrittenFaq>(
  faqs: readonly Written[],
  rules: readonly { id: string; title: string; rule: string }[],
  figureTitles: Readonly<Partial<Record<PolicyName, string>>>,
): (Written & Faq)[] {
  const figures = POLICY_NAMES.filter((name) => name in figureTitles);
  const quotes = new Map([
    ...figures.map((name) => [policyFile(name), `${figureTitles[name]}: {${name}}.`] as const),
    ...rules.map(({ id, title, rule }) => [id, `${title}: ${rule}.`] as const),
  ]);
  return faqs.map((faq) => {
    const quote = faq.policy && quotes.get(faq.policy);
    return { ...faq, answer: plain(`${faq.body ?? ''} ${quote ?? ''}`) };
  });
}

/** Markdown as plain words: links and emphasis keep their text. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The answers with their facts put in. What no fact is called stays as it was written. */
export function fillFaqs(faqs: readonly Faq[], facts: Readonly<Partial<Record<string, string>>>): Faq[] {
  return faqs.map(({ question, answer }) => ({
    question,
    answer: answer.replaceAll(
      /\{(\w+)\}/g,
      (quoted, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined) ?? quoted,
    ),
  }));
}

/** This site's pages that an answer may name. */
const PAGES = /(\/(?:find-booking|rooms|services|nearby-attractions|about|contact)\b)/;

/** A text in pieces: the addresses of pages in it become links. */
export function linkParts(text: string): { text: string; href?: string }[] {
  return text.split(PAGES).map((part) => (PAGES.test(part) ? { text: part, href: part } : { text: part }));
}
