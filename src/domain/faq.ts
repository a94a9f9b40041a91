/** A question of a guest; its answer may quote a fact by name: `About {beach}.` */
export interface Faq {
  question: string;
  answer: string;
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
