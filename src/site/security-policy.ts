import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxCheckout } from '#contract/payment.ts';
import { CHECKOUT_SCRIPT, GEOCODER, MAP_TILES, VIDEO_PLAYER } from '#domain/content/outside-services.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { filesBelow } from './files.ts';
import { matches } from './routes.ts';

/**
 * The policy says what a page may load and run. It depends on the build (hashes of inline scripts, URLs of map and
 * API), so it is written into `dist/_headers`, which Netlify and the Node server read.
 */

/** The settings used in pages (README, "Settings"). */
export type PageSettings = Readonly<Record<string, string | undefined>>;
export interface PolicySettings {
  pages: PageSettings;
  hasEditor: boolean;
}

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Matches data for search engines, which is not run as a script. */
const DATA = /\stype="application\/(ld\+)?json"/;

const RAZORPAY = {
  /** The checkout's script, and the fraud check that it loads. */
  scripts: [originOf(CHECKOUT_SCRIPT), 'https://cdn.razorpay.com/static/cx/'],
  frames: ['https://api.razorpay.com', originOf(CHECKOUT_SCRIPT)],
  calls: [
    'https://api.razorpay.com',
    originOf(CHECKOUT_SCRIPT),
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  pictures: ['https://cdn.razorpay.com'],
};

/** The editor of words (/host/content) calls the repository, and resizes pictures in a worker. */
const EDITOR = {
  calls: ['https://api.github.com', 'blob:', 'data:'],
  pictures: ['https://avatars.githubusercontent.com'],
  workers: ['blob:'],
};
type Outside = Partial<Record<'scripts' | 'frames' | 'calls' | 'pictures' | 'workers', readonly string[]>>;

/**
 * Only guests' pages need the payment, and only one page has the editor. If two rules match a page, the later one
 * applies.
 */
const PAGES: { for: string; outside: Outside; isEditor?: true; isFramed?: true }[] = [
  { for: '/*', outside: RAZORPAY },
  { for: '/host', outside: {} },
  { for: '/host/*', outside: {} },
  { for: '/host/content', outside: EDITOR, isEditor: true },
  // The search form is shown on other sites.
  { for: '/embed/*', outside: {}, isFramed: true },
];

/** Returns the origin of a URL in a policy, `{s}` of map tiles as a wildcard; undefined for a path. */
function originOf(address: string): string {
  return /^https?:\/\/[^/]+/.exec(address.replace('{s}', '*'))?.[0] ?? "'self'";
}

export function inlineScripts(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    DATA.test(attributes) ? [] : script,
  );
}

function hashesOf(scripts: ReadonlySet<string>): string[] {
  const hashes = [...scripts].map((script) => createHash('sha256').update(script).digest('base64'));
  return hashes.map((hash) => `'sha256-${hash}'`).sort();
}

/** Returns the Content-Security-Policy of the pages below a path, of a site with these inline scripts and settings. */
export function securityPolicy(
  scripts: ReadonlySet<string>,
  { pages: settings, hasEditor }: PolicySettings,
  path = '/*',
): string {
  const page = PAGES.find((rule) => rule.for === path);
  const outside: Outside = page && (hasEditor || !page.isEditor) ? page.outside : {};
  const api = settings.PUBLIC_API_URL ?? '/api';
  const apiOrigin = originOf(api);
  const testWindow = `${api.replace(/\/+$/, '')}${sandboxCheckout.path}`;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // If the API has another origin, only the sandbox's checkout is a script of it.
    'script-src': [
      "'self'",
      ...hashesOf(scripts),
      ...(outside.scripts ?? []),
      ...(testWindow.startsWith('/') || !outside.scripts ? [] : [testWindow]),
    ],
    // Libraries write styles into the page; styles can't run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      apiOrigin,
      originOf(settings.PUBLIC_MAP_TILES_URL ?? MAP_TILES),
      ...(outside.pictures ?? []),
    ],
    'connect-src': [
      "'self'",
      apiOrigin,
      originOf(settings.PUBLIC_GEOCODER_URL ?? GEOCODER),
      ...(outside.calls ?? []),
    ],
    'worker-src': ["'self'", ...(outside.workers ?? [])],
    'frame-src': [originOf(VIDEO_PLAYER), ...(outside.frames ?? [])],
    'frame-ancestors': [page?.isFramed ? '*' : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Netlify reads this file together with `netlify.toml`. */
export const HEADERS_FILE = '_headers';
const POLICY_LINE = '  Content-Security-Policy: ';

/** Reads all pages of a built site and writes their policy into `dist/_headers`. */
export async function writeSecurityPolicy(dist: string, settings: PolicySettings): Promise<void> {
  const scripts = new Set<string>();
  for (const file of await filesBelow(dist)) {
    if (!file.endsWith('.html')) continue;
    for (const script of inlineScripts(await readFile(file, 'utf8'))) scripts.add(script);
  }
  const rules = PAGES.map(
    (page) => `${pagePath(page.for)}\n${POLICY_LINE}${securityPolicy(scripts, settings, page.for)}\n`,
  );
  await writeFile(join(dist, HEADERS_FILE), rules.join(''));
}

/** Returns the policy of a page in the text of that file; undefined if none. */
export function policyIn(written: string, path: string): string | undefined {
  const rules = written.split(/^(?=\/)/m).filter((rule) => matches(rule.split('\n')[0] ?? '', path));
  const line = rules.at(-1)?.split('\n')[1];
  return line?.startsWith(POLICY_LINE) ? line.slice(POLICY_LINE.length) : undefined;
}
