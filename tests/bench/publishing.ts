import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepAsking } from '../support/published-site.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type Bench, median, NONE, seconds } from './bench.ts';

/** P9: what a host waits for after a restart and after an edit, with the build of an earlier day on the disk. */
export async function publishEdits({ rounds, report }: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-publish-'));
  const content = join(folder, 'content');
  await cp('content', content, { recursive: true });
  const settings = { PUBLISH: 'on', DEMO_DATA: 'on', RATE_LIMITS: 'off', CONTENT_DIR: content };
  const open = () =>
    startSite({ ...settings, DATA_DIR: join(folder, 'data'), SITE_DIR: join(folder, 'dist') });
  const edit = async (words: string) => {
    const file = join(content, 'demo/site.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^tagline: .*$/m, `tagline: "${words}"`));
    return words;
  };
  const took: Record<'first' | 'again' | 'after' | 'edit', number[]> = {
    first: [],
    again: [],
    after: [],
    edit: [],
  };
  const failures: string[] = [];
  try {
    let began = performance.now();
    let site = await open();
    took.first.push(await shows(site, '', began));
    for (let round = 0; round < rounds; round += 1) {
      await site.stop();
      const restart = await edit(`Restarted ${round}`);
      began = performance.now();
      site = await open();
      took.again.push(await shows(site, '', began));
      took.after.push(await shows(site, restart, began));
      const asking = keepAsking(site.url, ['/', '/rooms', '/rooms/1', '/about']);
      const words = await edit(`Edited ${round}`);
      began = performance.now();
      took.edit.push(await shows(site, words, began));
      failures.push(...(await asking.stop()).failed);
    }
    await site.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const row = (what: string, of: readonly number[], goal: string) =>
    report(what, seconds(median(of)), NONE, NONE, goal);
  row('a first start without a build, until there are pages', took.first, '≤ 25 s');
  row('a restart after an edit, until there are pages', took.again, '≤ 2 s');
  row('the same, until they say what was edited', took.after, NONE);
  row('an edit, until it is on the home page, with fifty requests a second', took.edit, '≤ 8 s');
  report('requests that failed meanwhile', String(failures.length), NONE, NONE, '0');
}

/** Seconds until the home page is there and says these words. */
async function shows({ url }: RunningSite, words: string, began: number): Promise<number> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    const text = (await response?.text()) ?? '';
    if (response?.ok && text.includes(words)) return (performance.now() - began) / 1000;
    await pause(100);
  }
}
