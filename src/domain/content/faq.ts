import { pagePath } from '#domain/language/page-path.ts';
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

/**
 * Returns questions with plain-text answers. Prose policies are quoted; those made of figures stay as named facts. A
 * question about a policy without a rule is left out.
 */
export function plainFaqs<Written extends WrittenFaq>(
  faqs: readonly Written[],
  rules: readonly { id: string; title: string; rule: string }[],
  figureTitles: Readonly<Partial<Record<PolicyName, string>>>,
  fullStop: string,
): (Written & Faq)[] {
  const figures = POLICY_NAMES.filter((name) => name in figureTitles);
  const quotes = new Map([
    ...figures.map((name) => [policyFile(name), `${figureTitles[name]}: {${name}}${fullStop}`] as const),
    ...rules.map(({ id, title, rule }) => [id, `${title}: ${rule}${fullStop}`] as const),
  ]);
  return faqs.flatMap((faq) => {
    const quote = faq.policy === undefined ? '' : quotes.get(faq.policy);
    return quote === undefined ? [] : [{ ...faq, answer: plain(`${faq.body ?? ''} ${quote}`) }];
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

/**
 * Fills in the facts of the answers. Unknown names stay as written; a question that needs a fact which the host has not
 * told, an empty one, is left out.
 */
export function fillFaqs<Asked extends Faq>(
  faqs: readonly Asked[],
  facts: Readonly<Partial<Record<string, string>>>,
): Asked[] {
  const factOf = (name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
  return faqs.flatMap((faq) => {
    const names = [...faq.answer.matchAll(NAMED_FACT)].map(([, name = '']) => name);
    if (names.some((name) => factOf(name) === '')) return [];
    const fill = (quoted: string, name: string) => factOf(name) ?? quoted;
    return [{ ...faq, answer: faq.answer.replaceAll(NAMED_FACT, fill) }];
  });
}

const NAMED_FACT = /\{(\w+)\}/g;

const PAGES = '/(?:find-booking|rooms|services|nearby-attractions|about|contact)\\b';

/** Splits a text at the paths of pages and at the name of the page that finds a booking, which become links. */
export function linkParts(text: string, findBooking: string): { text: string; href?: string }[] {
  const pages = new RegExp(`(${PAGES}|${findBooking})`);
  return text.split(pages).map((part) => {
    if (!pages.test(part)) return { text: part };
    return { text: part, href: pagePath(part === findBooking ? '/find-booking' : part) };
  });
}
