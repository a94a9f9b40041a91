import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages that work offline; for others the offline page is shown. */
const PAGES = ['index', 'services', 'nearby-attractions', 'about', 'contact', 'offline'];
/** Files that pages refer to. Pictures are cached when first shown. */
const NAMED = /\/_astro\/[\w.-]+\.(?:css|woff2|js)/g;
/** Static imports of a script, not dynamic ones. */
const IMPORT = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;
/** The map does not work offline anyway. */
const NOT_FOR_BOOKINGS = /map-panel|leaflet/;

/**
 * Writes the service worker's list of files, with a version that changes with any of them, so that browsers
 * update.
 */
export async function writeWorker(dist: string): Promise<void> {
  const file = join(dist, 'sw.js');
  const read = (path: string) => readFile(join(dist, path), 'utf8');
  const pages = await Promise.all(PAGES.map((name) => read(`${name}.html`)));
  const named = new Set(pages.flatMap((page) => page.match(NAMED) ?? []));
  // The set grows during the loop by the imports of its scripts.
  for (const file of named) {
    if (!file.endsWith('.js')) continue;
    for (const [, name] of (await read(file)).matchAll(IMPORT)) named.add(`/_astro/${name}`);
  }
  const scripts = (await readdir(join(dist, '_astro')))
    .filter((name) => name.endsWith('.js') && !NOT_FOR_BOOKINGS.test(name))
    .map((name) => `/_astro/${name}`);
  const files = [...PAGES.map((name) => (name === 'index' ? '/' : `/${name}`)), ...[...named].sort()];
  const booking = scripts.filter((path) => !named.has(path)).sort();
  const worker = await readFile(file, 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([worker, pages, files, booking, await read('my-booking.html')]))
    .digest('hex')
    .slice(0, 12);
  await writeFile(file, `const BUILD = ${JSON.stringify({ version, files, booking })};\n${worker}`);
}
