import type { Page } from 'playwright/test';

/** What stays Latin in every language: the brand, companies and products, units, and who speaks English. */
const KEPT = [
  ...[
    'Nilachal',
    'Homestays',
    'English',
    'WhatsApp',
    'Google',
    'OpenStreetMap',
    'Razorpay',
    'Gmail',
    'Airbnb',
    'YouTube',
    'Pay',
    'PhonePe',
    'Paytm',
  ],
  ...['km', 'm', 'sq', 'ft', 'mailbox', 'localhost'],
];
/** Short capitals such as AC and PDF; and what tests type. */
const FREE = [/^[A-Z]{1,5}$/, /^(Asha|Mohapatra|Grand|Road|Puri)$/];

/** Returns the text that a page shows or says, without that in English and what is never translated. */
const textOf = (page: Page, withEnglish: boolean) =>
  page.evaluate(
    (skipped) => {
      const isSkipped = (element: Element | null) => element?.closest(skipped) != null;
      const texts: string[] = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!isSkipped(node.parentElement)) texts.push(node.textContent ?? '');
      for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
        if (!isSkipped(element))
          for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
            texts.push(element.getAttribute(name) ?? '');
      return texts.join('\n');
    },
    `script, style, template, noscript, [translate=no], nav [hreflang]${withEnglish ? '' : ', [lang=en]'}`,
  );

/** Addresses of mail and web, and words with a digit, are the same in every language. */
const plain = (text: string) => text.replace(/\S+@\S+|\S*\d\S*|\S+\.(com|in|org)\b\S*|https?:\S+|©\S*/g, ' ');

/** Returns the Latin words that a page of another language should not have. */
export async function latinWords(page: Page): Promise<string[]> {
  const words = plain(await textOf(page, false)).match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  const isKept = (word: string) => KEPT.includes(word) || FREE.some((pattern) => pattern.test(word));
  return [...new Set(words)].filter((word) => !isKept(word));
}

/** Returns how much of a page's letters are not Latin, English phrases included. */
export async function ownShare(page: Page): Promise<number> {
  const text = plain(await textOf(page, true));
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  const own = text.match(/[\u0900-\u0dff]/g)?.length ?? 0;
  return own / (own + latin);
}
