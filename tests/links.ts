/**
 * `npm run test:links`: linkinator walks the running site from its home page, through style sheets and pictures, and
 * ends with 1 where a link leads nowhere. Nothing else runs it, as it is fetched when it runs; `tests/built/links.test.ts`
 * asks the same of the built files. Links to other sites are left alone.
 */
import { spawnSync } from 'node:child_process';
import { startSite } from './support/site.ts';

const LINKINATOR = 'linkinator@8.1.0';
/** Any address but the site's own. */
const OTHERS = '^(?!http://localhost:)';

const site = await startSite({ RATE_LIMITS: 'off' });
const walk = [
  '-y',
  LINKINATOR,
  site.url,
  '--recurse',
  '--check-css',
  '--skip',
  OTHERS,
  '--verbosity',
  'error',
];
const { status } = spawnSync('npx', walk, { stdio: 'inherit' });
await site.stop();
process.exitCode = status ?? 1;
