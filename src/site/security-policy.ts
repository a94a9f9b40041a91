import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxCheckout } from '#contract/payment.ts';
import { CHECKOUT_SCRIPT, GEOCODER, MAP_TILES, VIDEO_PLAYER } from '#domain/outside-services.ts';
import { filesBelow } from './files.ts';

/**
 * What a page may load and run. It depends on the build (the hashes of the inline scripts that Astro writes, the map and
 * the API of the settings), so it can't stand in `netlify.toml`: the build writes it into `dist/_headers`, which Netlify
 * reads beside that file, and so does the Node server.
 */

/** Settings that pages say (README, "Settings"). */
export type PageSettings = Readonly<Record<string, string | undefined>>;

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Facts for search engines, which no browser runs. */
const DATA = /\stype="application\/(ld\+)?json"/;

const RAZORPAY = {
  /** Its checkout script, and the check for fraud that this one loads. */
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

/** Scheme and host of an address as a policy names them, `{s}` of map tiles standing for any name; none of a path. */
function originOf(address: string): string {
  return /^https?:\/\/[^/]+/.exec(address.replace('{s}', '*'))?.[0] ?? "'self'";
}

/** The inline scripts of a built page. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    DATA.test(attributes) ? [] : script,
  );
}

/** Inline scripts as a policy names them. */
function hashesOf(scripts: ReadonlySet<string>): string[] {
  const hashes = [...scripts].map((script) => createHash('sha256').update(script).digest('base64'));
  return hashes.map((hash) => `'sha256-${hash}'`).sort();
}

/** The Content-Security-Policy of a site whose pages have these inline scripts, built with these settings. */
export function securityPolicy(scripts: ReadonlySet<string>, settings: PageSettings): string {
  const api = settings.PUBLIC_API_URL ?? '/api';
  const apiOrigin = originOf(api);
  const testWindow = `${api.replace(/\/+$/, '')}${sandboxCheckout.path}`;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // On another origin, nothing of the API but the window for test payments is a script.
    'script-src': [
      "'self'",
      ...hashesOf(scripts),
      ...RAZORPAY.scripts,
      ...(testWindow.startsWith('/') ? [] : [testWindow]),
    ],
    // Libraries write styles into the page; they are no way to run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      apiOrigin,
      originOf(settings.PUBLIC_MAP_TILES_URL ?? MAP_TILES),
      ...RAZORPAY.pictures,
    ],
    'connect-src': [
      "'self'",
      apiOrigin,
      originOf(settings.PUBLIC_GEOCODER_URL ?? GEOCODER),
      ...RAZORPAY.calls,
    ],
    'frame-src': [originOf(VIDEO_PLAYER), ...RAZORPAY.frames],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Netlify reads it beside `netlify.toml`. */
export const HEADERS_FILE = '_headers';
const POLICY_LINE = '  Content-Security-Policy: ';

/** Reads the pages of a finished site, those of `public` too, and writes their policy into `dist/_headers`. */
export async function writeSecurityPolicy(dist: string, settings: PageSettings): Promise<void> {
  const scripts = new Set<string>();
  for (const file of await filesBelow(dist)) {
    if (!file.endsWith('.html')) continue;
    for (const script of inlineScripts(await readFile(file, 'utf8'))) scripts.add(script);
  }
  const policy = securityPolicy(scripts, settings);
  await writeFile(join(dist, HEADERS_FILE), `/*\n${POLICY_LINE}${policy}\n`);
}

/** The policy in the text of such a file; undefined when there is none. */
export function policyIn(written: string): string | undefined {
  const line = written.split('\n').find((one) => one.startsWith(POLICY_LINE));
  return line?.slice(POLICY_LINE.length);
}
