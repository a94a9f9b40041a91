import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { DAY } from '#domain/dates/duration.ts';
import { filesBelow } from '#site/files.ts';
import { linkFile } from './served-copy.ts';

/** The file in a build that says since when each file of an earlier build is no longer used. */
const LIST = '.earlier.json';
/** The names of these files contain a hash of their content, so an earlier file never replaces a newer one. */
const HASHED = '_astro';

/** Keeps scripts and styles of earlier builds for a day, because open pages still load them. */
export async function keepEarlierFiles(before: string, next: string, now: Date): Promise<void> {
  const folder = join(before, HASHED);
  if (!existsSync(folder)) return;
  const known = await readList(before);
  const kept: Record<string, string> = {};
  for (const file of await filesBelow(folder)) {
    const name = relative(before, file).split(sep).join('/');
    const since = known[name] ?? now.toISOString();
    const copy = join(next, name);
    if (existsSync(copy) || now.getTime() - Date.parse(since) > DAY) continue;
    await mkdir(dirname(copy), { recursive: true });
    await linkFile(file, copy);
    kept[name] = since;
  }
  await writeFile(join(next, LIST), JSON.stringify(kept));
}

async function readList(build: string): Promise<Record<string, string>> {
  const text = await readFile(join(build, LIST), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}
