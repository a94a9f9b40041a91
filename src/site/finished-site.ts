import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { pagePath, pathIn } from '#domain/language/page-path.ts';
import { LANGUAGE } from '#language/code.ts';
import { readContentFolder } from './content-folder.ts';
import { filesBelow, VERSION } from './files.ts';
import { offeredLanguages } from './languages.ts';
import { type PolicySettings, writeSecurityPolicy } from './security-policy.ts';
import { writeWorker } from './worker.ts';

/** Files and pages that are the same in every language, so the English build alone has them. */
const SHARED = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'robots.txt',
  'icons',
  'brand',
  'embed',
];

/** Completes the build after Astro: the service worker's list and the security policy. */
export function finishedSite(settings: PolicySettings & { siteUrl: string }): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        if (LANGUAGE !== DEFAULT_LANGUAGE) {
          for (const name of SHARED) await rm(join(dist, name), { recursive: true, force: true });
        } else await addLanguages(dist, settings.siteUrl);
        await preloadShared(dist);
        await writeWorker(dist, resolve('public/sw.js'));
        await writeSecurityPolicy(dist, settings);
        await writeVersion(dist);
      },
    },
  };
}

const LOADS_AT_ONCE = /<astro-island[^>]* client="(load|only)"/;

/**
 * Lets pages with islands ask for the script that all of them import (astro.config.mjs) before any island asks for it: a
 * room can be booked 0.2 s sooner on a slow phone. Preloading the other scripts, too, would delay the photo by 1.5 s.
 */
async function preloadShared(dist: string): Promise<void> {
  const files = await filesBelow(dist);
  const shared = files.find((file) => /^shared\..*\.js$/.test(basename(file)));
  if (!shared) return;
  const address = pagePath(`/${relative(dist, shared).split(sep).join('/')}`);
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = await readFile(file, 'utf8');
    if (!LOADS_AT_ONCE.test(html)) continue;
    await writeFile(file, html.replace('</title>', `</title><link rel="modulepreload" href="${address}">`));
  }
}

async function writeVersion(dist: string): Promise<void> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(dist)).sort()) hash.update(await readFile(file));
  await writeFile(join(dist, VERSION), hash.digest('base64url'));
}

const PAGE = /<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gs;

/** Adds the pages of the other languages to the sitemap. Each names the same page in all of them. */
async function addLanguages(dist: string, siteUrl: string): Promise<void> {
  const offered = offeredLanguages(readContentFolder(process.env), false);
  const file = join(dist, 'sitemap-0.xml');
  if (offered.length === 1 || !existsSync(file)) return;
  const inAll = (_: string, address: string, rest: string) => {
    const path = new URL(address).pathname;
    const urlIn = (language: Language) => new URL(pathIn(language, path), siteUrl).href;
    const links = [...offered.map((each) => [each, urlIn(each)]), ['x-default', urlIn(DEFAULT_LANGUAGE)]]
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
      .join('');
    return offered.map((each) => `<url><loc>${urlIn(each)}</loc>${rest}${links}</url>`).join('');
  };
  await writeFile(file, (await readFile(file, 'utf8')).replace(PAGE, inAll));
}
