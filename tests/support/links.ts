import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '#domain/language/page-path.ts';
import { DEMO_PICTURES } from '#server/host/demo.ts';
import type { BuiltPage } from './dist.ts';

/** The valid targets of a link: built files, and addresses that a rewrite of netlify.toml serves. */
export interface Targets {
  dist: string;
  /** The build's own address, such as `https://example.in`. Absolute links to it must work, too. */
  origin: string;
  pages: BuiltPage[];
  /** Addresses of netlify.toml with a variable part, such as `/rooms/:id`. */
  rewrites: string[];
}

/** This is the only API path in pages: pictures of the demo homestays. */
const PICTURES = '/api/admin/uploads/demo/';

/** Returns a sentence for each link, picture, script or fragment that has no target. */
export function deadLinks(page: BuiltPage, targets: Targets): string[] {
  return [...new Set(addressesIn(page.html))]
    .filter((address) => !leadsSomewhere(page, address, targets))
    .map((address) => `${page.route} links to ${address}`);
}

function addressesIn(html: string): string[] {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const sets = all(/\ssrcset="([^"]*)"/g).flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
  return [
    ...all(/\s(?:href|src|action|poster|component-url|renderer-url)="([^"]*)"/g),
    ...sets,
    // Pictures for shared links and the facts of JSON-LD have absolute addresses.
    ...all(/\scontent="(https?:[^"]*)"/g),
    ...all(/<script type="application\/ld\+json">(.*?)<\/script>/g).flatMap(wholeAddressesIn),
    ...all(/url\((?!["']?data:)["']?([^"')]+)["']?\)/g),
  ].map((address) => address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
}

function wholeAddressesIn(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    // `@id` looks like an address, but is a name.
    if (!key.startsWith('@') && typeof value === 'string' && /^https?:/.test(value)) found.push(value);
    return value;
  });
  return found;
}

function leadsSomewhere(page: BuiltPage, address: string, targets: Targets): boolean {
  const { origin, pages, rewrites, dist } = targets;
  const url = URL.parse(address, `${origin}${page.route}`);
  if (url?.origin !== origin) return isWellFormed(address);
  if (url.pathname.startsWith(PICTURES)) {
    return existsSync(join(DEMO_PICTURES, url.pathname.slice(PICTURES.length)));
  }
  // Every language has the pages of the English site, and is built after it.
  const path = plainPath(url.pathname);
  const target = pages.find(({ route }) => route === path);
  if (target) return url.hash === '' || hasAnchor(target.html, decodeURIComponent(url.hash.slice(1)));
  return isFile(path, dist) || rewrites.some((rewrite) => matches(rewrite, path));
}

/** Tests don't open external links, but no link may contain a placeholder. */
function isWellFormed(address: string): boolean {
  return URL.canParse(address) && !/\{|\}|undefined|null/.test(address);
}

function hasAnchor(html: string, name: string): boolean {
  return html.includes(` id="${name}"`);
}

function isFile(path: string, dist: string): boolean {
  return /\.\w+$/.test(path) && existsSync(join(dist, decodeURIComponent(path)));
}

function matches(rewrite: string, path: string): boolean {
  return new RegExp(`^${rewrite.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}
