import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSite, startSite } from '../support/site.ts';

export interface BuiltSite extends RunningSite {
  /** The folder of its build. */
  dist: string;
}

/** Starts the site with a build of its own, so that no build runs beside what is measured. */
export async function startBuilt(
  settings: Record<string, string> = {},
  fill?: (dataDir: string) => Promise<void>,
): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const dist = join(folder, 'dist');
  const site = await startSite({ ...settings, SITE_DIR: dist }, fill);
  const stop = () => site.stop().finally(() => rm(folder, { recursive: true, force: true }));
  return { ...site, dist, stop };
}
