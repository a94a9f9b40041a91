import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname, resolve } from 'node:path/posix';

/** What a module of the build imports at once; what it imports later has a bracket. */
const IMPORT = /\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g;
/** The script of a component whose code is another module's, too. */
const ONLY_IMPORTS = /^(?:\s*import\s*["'][^"']+["'];?)+\s*$/;
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;
const ISLAND = /<astro-island\b[^>]*\sclient="painted"[^>]*>/g;

/** Bytes of a script with all it imports, up to which it need not wait for others: the header's, and the search form's. */
const SMALL = 30_000;

/** By its address: how large a module of the build is, what it imports, and whether it does anything itself. */
type Modules = ReadonlyMap<string, { size: number; imports: readonly string[]; isAlive: boolean }>;

/**
 * What is seen first stands in the page itself, so its scripts wait for the first paint: the small ones of every page
 * (islands/header/load-scripts.ts), and after them the large ones and the islands (islands/ui/import-islands.ts). The
 * framework writes tags for them and has no setting for it. The page lists them by names that only our scripts read:
 * `modulepreload` would count as so many failed requests in a browser without JavaScript.
 *
 * Reads the modules of the site in `dist`, and tells what its pages become.
 */
export async function scriptArranger(dist: string): Promise<(page: string) => string> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
  const read = async (name: string) => {
    const url = `/${name.replaceAll('\\', '/')}`;
    const code = await readFile(join(dist, name), 'utf8');
    const imports = [...code.matchAll(IMPORT)].map(([, path = '']) => resolve(dirname(url), path));
    return [url, { size: code.length, imports, isAlive: !ONLY_IMPORTS.test(code) }] as const;
  };
  const modules: Modules = new Map(await Promise.all(names.map(read)));
  return (page) => arrange(page, modules);
}

function arrange(page: string, modules: Modules): string {
  const small: string[] = [];
  const large: string[] = [];
  const arranged = page.replaceAll(ISLAND, lean).replaceAll(SCRIPT, (_tag, url: string) => {
    const size = inOrder([url], modules).reduce((sum, one) => sum + (modules.get(one)?.size ?? 0), 0);
    (size <= SMALL ? small : large).push(url);
    return '';
  });
  const scripts = inOrder(small, modules).filter((url) => modules.get(url)?.isAlive);
  const waiting = inOrder([...large, ...islandsOf(page)], modules).filter((url) => !scripts.includes(url));
  const lists = list('scripts', scripts) + list('modules', waiting);
  return arranged.replace('<html ', `<html ${lists}`);
}

/** Without what nobody reads: a number made of the path on the machine that builds, and the directive's own name. */
function lean(island: string): string {
  return island.replace(/ uid="[^"]*"/, '').replace(/ opts="[^"]*"/, ' opts="{}"');
}

function list(name: string, urls: readonly string[]): string {
  return urls.length > 0 ? `data-${name}="${urls.map((url) => basename(url, '.js')).join(' ')}" ` : '';
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
