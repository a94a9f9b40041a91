/**
 * `npm run test:links`: linkinator walks the running site from each of its pages, through style sheets and pictures, and
 * ends with 1 where a link leads nowhere. Nothing else runs it, as it is fetched when it runs; `tests/built/links.test.ts`
 * asks the same of the built files. Links to other sites are left alone.
 */
import { spawnSync } from 'node:child_process';
import { readBuiltPages } from './support/dist.ts';
import { startSite } from './support/site.ts';

const LINKINATOR = 'linkinator@8.1.0';
const site = await startSite({ RATE_LIMITS: 'off' });
/** All of them: nothing leads to a room before a search has found it. */
const pages = readBuiltPages().map(({ route }) => site.url + route);
/** Any address but this one: the canonical addresses of the pages are those of the settings they were built with. */
const others = `^(?!${site.url})`;
const walk = [
  '-y',
  LINKINATOR,
  ...pages,
  '--recurse',
  '--check-css',
  '--skip',
  others,
  '--verbosity',
  'error',
];
const { status } = spawnSync('npx', walk, { stdio: 'inherit' });
await site.stop();
process.exitCode = status ?? 1;
