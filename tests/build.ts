/** The build that the tests look at: with a page for every demo room, so it is the server that makes it. */
import { resolve } from 'node:path';
import { runBuild } from '#server/entry/run-build.ts';
import { startSite } from './support/site.ts';
import { WALKED } from './support/walked-languages.ts';

const root = resolve(import.meta.dirname, '..');
const { url, stop } = await startSite();
try {
  for (const language of WALKED) {
    await runBuild({ root, language, env: { BUILD_API_URL: `${url}/api`, DEMO_DATA: 'rooms' } });
  }
} finally {
  await stop();
}
