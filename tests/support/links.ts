import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './dist.ts';

/** What a link may lead to: files of the build, and addresses that a rewrite of netlify.toml serves. */
export interface Targets {
  dist: string;
  pages: BuiltPage[];
  /** Addresses with a part known only at run time, as in netlify.toml: `/rooms/:id`. */
  rewrites: string[];
}

/** One sentence for every link, picture, script or fragment of a page that leads nowhere. */
export function deadLinks(page: BuiltPage, targets: Targets): string[] {
  return [...new Set(addressesIn(page.html))]
    .filter((address) => !leadsSomewhere(page, address, targets))
    .map((address) => `${page.route} links to ${address}`);
}

function addressesIn(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action|poster|component-url|renderer-url)="([^"]*)"/g)];
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/g)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
  return [...single.map((match) => match[1] ?? ''), ...sets].map((address) =>
    address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
}

function leadsSomewhere(page: BuiltPage, address: string, targets: Targets): boolean {
  if (/^(https?|mailto|tel|data|blob):/.test(address)) return isWellFormed(address);
  const url = new URL(address, `http://site${page.route}`);
  if (url.pathname.startsWith('/api/')) return true;
  const target = targets.pages.find(({ route }) => route === url.pathname);
  if (target) return url.hash === '' || hasAnchor(target.html, decodeURIComponent(url.hash.slice(1)));
  return (
    isFile(url.pathname, targets.dist) || targets.rewrites.some((rewrite) => matches(rewrite, url.pathname))
  );
}

function isWellFormed(address: string): boolean {
  return URL.canParse(address) && !/\{|\}|undefined|null/.test(address);
}

function hasAnchor(html: string, name: string): boolean {
  return html.includes(`id="${name}"`) || html.includes(`id=${name}`);
}

function isFile(path: string, dist: string): boolean {
  return /\.\w+$/.test(path) && existsSync(join(dist, decodeURIComponent(path)));
}

function matches(rewrite: string, path: string): boolean {
  return new RegExp(`^${rewrite.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}
