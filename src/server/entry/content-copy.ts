import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import { DEMO, readLayered } from '#site/content-layers.ts';
import { filesBelow } from '#site/files.ts';
import { readTranslated } from '#site/translated.ts';

/** Returns a folder inside the checkout, because sites import from there, wherever the host's own folder is. */
const forBuild = (root: string) => join(root, '.astro/content');

/**
 * Copies what a build reads, so that a file saved meanwhile does not change half of the pages. With the demo, its words
 * and pictures fill in what the host's lack; in another language than English, the words of its folder replace the
 * English ones. Returns the copy.
 */
export async function copyForBuild(
  root: string,
  content: string,
  withDemo: boolean,
  language: Language = DEFAULT_LANGUAGE,
): Promise<string> {
  const copy = forBuild(root);
  const from = resolve(root, content);
  const demo = join(from, DEMO);
  await replaceFolder(from, copy, {
    filter: (path) => path !== demo,
    finish: async (aside) => {
      if (withDemo && existsSync(demo)) await fillWithDemo(from, aside);
      await translate(from, aside, language, withDemo);
    },
  });
  return copy;
}

async function fillWithDemo(content: string, copy: string): Promise<void> {
  const demo = join(content, DEMO);
  for (const file of await filesBelow(demo)) {
    const name = relative(demo, file);
    const target = join(copy, name);
    const isText = /\.(mdx|yaml)$/.test(name);
    const filled = isText ? readLayered(content, name.split(sep).join('/'), true) : undefined;
    await mkdir(dirname(target), { recursive: true });
    if (filled) await writeFile(target, filled.text);
    else if (!existsSync(target)) await cp(file, target, { mode: constants.COPYFILE_FICLONE });
  }
}

/** Writes the words of a language in place of the English ones. */
async function translate(
  content: string,
  copy: string,
  language: Language,
  withDemo: boolean,
): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  for (const file of await filesBelow(copy)) {
    const name = relative(copy, file).split(sep).join('/');
    const folder = name.split('/')[0] ?? '';
    if (!/\.(mdx|yaml)$/.test(name) || isLanguage(folder)) continue;
    const text = readTranslated(content, name, { language, withDemo });
    if (text !== undefined) await writeFile(file, text);
  }
}

/** Returns the words that a build of `dist` was made from: what the API says must agree with the pages. */
export const wordsOf = (root: string, dist: string) => join(root, '.astro/published', basename(dist));

/** Keeps the words of the build that was just made, without pictures. */
export async function keepWords(root: string, dist: string): Promise<void> {
  const pictures = join(forBuild(root), 'pictures');
  await replaceFolder(forBuild(root), wordsOf(root, dist), { filter: (path) => path !== pictures });
}

/** Copies the content of linked files. Editors make broken links beside an open file; these are left out. */
async function replaceFolder(
  from: string,
  to: string,
  { filter, finish }: { filter: (path: string) => boolean; finish?: (aside: string) => Promise<void> },
): Promise<void> {
  const aside = `${to}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await cp(from, aside, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => existsSync(path) && filter(path),
  });
  await finish?.(aside);
  await rm(to, { recursive: true, force: true });
  await rename(aside, to);
}

/** Changes whenever a file of the folder does; by names, sizes and times, because it is asked every second. */
export async function stateOfFolder(folder: string, files: readonly string[]): Promise<string> {
  const lines = files.map(async (file) => {
    const { size, mtimeMs } = await stat(file).catch(() => ({ size: -1, mtimeMs: 0 }));
    return `${file.slice(folder.length)} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(lines)).sort().join('\n');
}
