import { POLICY_NAMES, type PolicyName, policyFile } from './policy.ts';

/** A question with its answer, which may contain named facts: `About {beach}.` */
export interface Faq {
  question: string;
  answer: string;
}

/** A question of content/faqs: the answer in Markdown, followed by the text of `policy` if it has one. */
interface WrittenFaq {
  question: string;
  policy?: string | undefined;
  body?: string | undefined;
}

/** Returns questions with plain-text answers. Prose policies are quoted; those made of figures stay as named facts. */
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

/** Converts Markdown to plain text: links and emphasis keep their text. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Fills in the facts of the answers. Unknown names stay as written. */
export function fillFaqs(faqs: readonly Faq[], facts: Readonly<Partial<Record<string, string>>>): Faq[] {
  return faqs.map(({ question, answer }) => ({
    question,
    answer: answer.replaceAll(
      /\{(\w+)\}/g,
      (quoted, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined) ?? quoted,
    ),
  }));
}

const PAGES = /(\/(?:find-booking|rooms|services|nearby-attractions|about|contact)\b|Find my booking)/;

/** A page that sentences call by its name. */
const NAMED: Record<string, string> = { 'Find my booking': '/find-booking' };

/** Splits a text at the paths and names of pages, which become links. */
export function linkParts(text: string): { text: string; href?: string }[] {
  return text
    .split(PAGES)
    .map((part) => (PAGES.test(part) ? { text: part, href: NAMED[part] ?? part } : { text: part }));
}
