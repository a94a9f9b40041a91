import { plainPath } from '#domain/language/page-path.ts';
import type { Visitor } from './visitor.ts';

const ERROR_PAGE = /Something went wrong|An error occurred|Application error/;
/** Files that a link downloads. */
const FILES = /\/api\//;

/** Returns what is wrong with the page as a way to somewhere. Each link is followed once in a walk. */
export async function wrongWays({ page, url }: Visitor, known: Set<string>): Promise<string[]> {
  if (!page.url().startsWith(url)) return [];
  const path = new URL(page.url()).pathname;
  const text = await page.locator('body').innerText();
  if (ERROR_PAGE.test(text)) return [`error page on ${path}`];
  const main = page.locator('main').first();
  if ((await main.count()) === 0) return [`no content on ${path}`];
  // A page to read has the menu, and the desk its tabs; one with something to do has a way of its own.
  const hasTask = !plainPath(path).startsWith('/host') && (await main.locator('astro-island').count()) > 0;
  const within = hasTask ? ':is(main, :modal)' : 'body';
  const ways = page.locator(`${within} :is(a[href]:not([href^="#"]), button:not([disabled]), summary)`);
  if ((await ways.filter({ visible: true }).count()) === 0) return [`no way onward on ${path}`];
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
  const fresh = [...new Set(links)].filter(
    (link) => link.startsWith(`${url}/`) && !FILES.test(link) && !known.has(new URL(link).pathname),
  );
  const broken = fresh.map(async (link) => {
    known.add(new URL(link).pathname);
    const answer = await page.request.get(link);
    return answer.ok() ? [] : [`broken link on ${path}: ${new URL(link).pathname} ${answer.status()}`];
  });
  return (await Promise.all(broken)).flat();
}
