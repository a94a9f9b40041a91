import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname, resolve } from 'node:path/posix';

/** What a module of the build imports at once; what it imports later has a bracket. */
const IMPORT = /\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g;
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;
const ISLAND = /<astro-island\b[^>]*\sclient="painted"[^>]*>/g;

/** Bytes of a script with all it imports, up to which it need not wait: the header's, and the search form's. */
const SMALL = 30_000;

/** By its address: how large a module of the build is, and what it imports. */
type Modules = ReadonlyMap<string, { size: number; imports: readonly string[] }>;

/**
 * What is seen first stands in the page itself. So its small scripts leave the way to its font and its pictures, and
 * the large ones and the islands wait for the first paint (islands/ui/import-islands.ts). The framework writes the tags
 * and has no setting for it. The page lists what waits by a name that only our script reads: `modulepreload` would count
 * as so many failed requests in a browser without JavaScript.
 */
export async function arrangeScripts(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  const modules = await readModules(dist, names);
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const page = await readFile(join(dist, name), 'utf8');
    await writeFile(join(dist, name), arrange(page, modules));
  }
}

async function readModules(dist: string, names: readonly string[]): Promise<Modules> {
  const scripts = names.filter((name) => name.endsWith('.js'));
  const read = async (name: string) => {
    const url = `/${name.replaceAll('\\', '/')}`;
    const code = await readFile(join(dist, name), 'utf8');
    const imports = [...code.matchAll(IMPORT)].map(([, path = '']) => resolve(dirname(url), path));
    return [url, { size: code.length, imports }] as const;
  };
  return new Map(await Promise.all(scripts.map(read)));
}

function arrange(page: string, modules: Modules): string {
  const waiting: string[] = [];
  const arranged = page.replaceAll(SCRIPT, (_tag, url: string) => {
    const size = inOrder([url], modules).reduce((sum, one) => sum + (modules.get(one)?.size ?? 0), 0);
    if (size <= SMALL) return `<script type="module" fetchpriority="low" src="${url}"></script>`;
    waiting.push(url);
    return '';
  });
  const list = inOrder([...waiting, ...islandsOf(page)], modules).map((url) => basename(url, '.js'));
  return list.length > 0 ? arranged.replace('<html ', `<html data-modules="${list.join(' ')}" `) : arranged;
}

function islandsOf(page: string): string[] {
  return [...page.matchAll(ISLAND)].flatMap(([tag]) =>
    ['renderer-url', 'component-url'].flatMap(
      (name) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? [],
    ),
  );
}

/** These modules and all they import, each once and after what it imports. */
function inOrder(urls: readonly string[], modules: Modules): string[] {
  const order: string[] = [];
  const met = new Set<string>();
  const meet = (url: string): void => {
    if (met.has(url)) return;
    met.add(url);
    modules.get(url)?.imports.forEach(meet);
    order.push(url);
  };
  urls.forEach(meet);
  return order;
}
