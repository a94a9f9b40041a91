import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { plainPath } from '#domain/language/page-path.ts';
import { measurePage, type PageBytes } from './bytes.ts';

/** Bytes after Brotli compression. `document` is HTML and CSS together. */
const budget = z.strictObject({
  routes: z.array(z.string()),
  document: z.int(),
  javascript: z.int(),
  /** All bytes that the browser loads for the first screen, with pictures and fonts. */
  total: z.optional(z.int()),
});
export type Budget = z.infer<typeof budget>;

export function readBudgets(): Budget[] {
  const path = join(import.meta.dirname, '../size-budgets.json');
  return z.array(budget).parse(JSON.parse(readFileSync(path, 'utf8')));
}

export interface Row {
  route: string;
  bytes: PageBytes;
  problems: string[];
}

/** Compares pages with their budgets. A page without a budget is a problem, and the other way round. */
export function checkBudgets(dist: string, budgets: Budget[]): Row[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const measured = new Map(pages.map((file) => [routeOf(file), measurePage(dist, file)]));
  const rows = [...measured].map(([route, bytes]) => {
    const english = measured.get(plainPath(route));
    const isTranslated = plainPath(route) !== route;
    return {
      route,
      bytes,
      problems: isTranslated ? translationProblems(bytes, english) : problemsOf(route, bytes, budgets),
    };
  });
  const built = rows.map(({ route }) => route);
  // Pages of a pattern such as /rooms/:id are missing in a build without the API.
  const missing = budgets
    .flatMap(({ routes }) => routes)
    .filter((route) => !route.includes(':') && !built.includes(route));
  const nothing = { html: 0, css: 0, javascript: 0 };
  return [
    ...rows.sort((a, b) => a.route.localeCompare(b.route)),
    ...missing.map((route) => ({ route, bytes: nothing, problems: ['has a budget but no page'] })),
  ];
}

export function routeOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

export function budgetOf(route: string, budgets: Budget[]): Budget | undefined {
  return (
    budgets.find(({ routes }) => routes.includes(route)) ??
    budgets.find(({ routes }) => routes.some((pattern) => matches(pattern, route)))
  );
}

function problemsOf(route: string, bytes: PageBytes, budgets: Budget[]): string[] {
  const own = budgetOf(route, budgets);
  if (!own) return ['has no budget in tests/size-budgets.json'];
  const over = (what: string, used: number, most: number) =>
    used > most ? [`${what}: ${used} of ${most} bytes`] : [];
  return [
    ...over('HTML + CSS', bytes.html + bytes.css, own.document),
    ...over('JavaScript', bytes.javascript, own.javascript),
  ];
}

/** Bytes that a page of another language may have more than its English twin. */
const MOST_MORE = 10_000;
const total = ({ html, css, javascript }: PageBytes) => html + css + javascript;

function translationProblems(bytes: PageBytes, english: PageBytes | undefined): string[] {
  if (!english) return ['has no English twin'];
  const more = total(bytes) - total(english);
  return more > MOST_MORE ? [`${more} bytes more than the English page, of ${MOST_MORE}`] : [];
}

function matches(pattern: string, route: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(route);
}
