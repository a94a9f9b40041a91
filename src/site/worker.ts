import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pagePath, plainPath } from '#domain/language/page-path.ts';
import { filesBelow } from './files.ts';

/** These pages work offline; in place of others the offline page is shown. */
const PAGES = ['index', 'services', 'nearby-attractions', 'about', 'contact', 'offline'];
/** Matches files that pages refer to. Pictures are cached when they are first shown. */
const NAMED = /(?:\/[a-z]{2})?\/_astro\/[\w.-]+\.(?:css|woff2|js)/g;
/** Matches the static imports of a script, not the dynamic ones. */
const IMPORT = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;
/** A script that another one names, to load it now or later. */
const SCRIPT = /["'`](?:\.\/|\/?(?:[a-z]{2}\/)?_astro\/)([\w.-]+\.js)["'`]/g;
/** The host's page that works offline. */
const HOST_PAGE = 'host';
/** The map does not work offline, so its scripts are not cached for bookings. */
const NOT_FOR_BOOKINGS = /map-panel|leaflet/;

/**
 * Writes the service worker's list of files, with a version that changes with any of them, so that browsers
 * update. `source` is the file of the worker.
 */
export async function writeWorker(dist: string, source: string): Promise<void> {
  const file = join(dist, 'sw.js');
  const read = (path: string) => readFile(join(dist, path), 'utf8');
  const pages = await Promise.all(PAGES.map((name) => read(`${name}.html`)));
  const named = await filesNamedBy(dist, (page) => PAGES.includes(page), IMPORT);
  const ofGuests = await filesNamedBy(dist, (page) => !isHostPage(page), SCRIPT);
  const ofToday = await filesNamedBy(dist, (page) => page === HOST_PAGE, IMPORT);
  const files = [...PAGES.map((name) => pagePath(name === 'index' ? '/' : `/${name}`)), ...[...named].sort()];
  const isLater = (path: string) => path.endsWith('.js') && !named.has(path);
  const booking = [...ofGuests].filter((path) => isLater(path) && !NOT_FOR_BOOKINGS.test(path)).sort();
  const host = [...ofToday].filter(isLater).sort();
  // Every language has the same worker, with files of its own.
  const worker = await readFile(source, 'utf8');
  // The words for a page that was kept stand in the offline page.
  const offline = await read('offline.html');
  const wordsOf = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(offline)?.[1] ?? '';
  const saved = wordsOf('saved-words');
  const ages = wordsOf('ages').split('|');
  const version = createHash('sha256')
    .update(JSON.stringify([worker, pages, files, booking, host, await read('my-booking.html')]))
    .digest('hex')
    .slice(0, 12);
  await writeFile(
    file,
    `const BUILD = ${JSON.stringify({ version, base: pagePath(''), files, booking, host, saved, ages })};\n${worker}`,
  );
}

const isHostPage = (page: string) => page === HOST_PAGE || page.startsWith(`${HOST_PAGE}/`);

/** The files that some pages name, with the scripts that these import in a way that matches `imports`. */
async function filesNamedBy(
  dist: string,
  isOne: (page: string) => boolean,
  imports: RegExp,
): Promise<Set<string>> {
  const nameOf = (path: string) => relative(dist, path).replaceAll('\\', '/').slice(0, -'.html'.length);
  const pages = (await filesBelow(dist)).filter((path) => path.endsWith('.html') && isOne(nameOf(path)));
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const found = new Set(texts.flatMap((text) => text.match(NAMED) ?? []));
  // The set grows during the loop.
  for (const path of found) {
    if (!path.endsWith('.js')) continue;
    const text = await readFile(join(dist, plainPath(path)), 'utf8');
    for (const [, name] of text.matchAll(imports)) found.add(pagePath(`/_astro/${name}`));
  }
  return found;
}
