import { join } from 'node:path';
import { type Bench, compare, type Round } from './bench.ts';
import { startBuilt } from './built-site.ts';
import { type Asked, COMPRESSED, perProcessorSecond, startServer } from './servers.ts';

/** P12: pages of the build, ours against a server that sends one from memory. */
export async function sendPages({ isQuick, rounds, report }: Bench): Promise<void> {
  const site = await startBuilt({ RATE_LIMITS: 'off' });
  const ours = { url: site.url, pid: site.process.pid ?? 0 };
  const bare = await startServer('page', join(site.dist, 'about.html'));
  const asked: Asked = { path: '/about', method: 'GET', headers: COMPRESSED };
  const measured: Round[] = [];
  for (const length of [1, ...Array.from({ length: rounds }, () => (isQuick ? 2 : 5))])
    measured.push({
      ours: await perProcessorSecond(ours, asked, length),
      baseline: await perProcessorSecond(bare, asked, length),
    });
  // The first round warms up.
  const cells = compare(measured.slice(1), (speed) => String(Math.round(speed)));
  report('pages for a second of the server’s processor, against bare node:http', ...cells, '≥ 3,000');
  await bare.stop();
  await site.stop();
}
