import { appendFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { LANGUAGE } from '#language/code.ts';
import { buildForVisitors, readBuildSettings, readSiteFolder } from '#server/platform/config.ts';
import { runCommand } from '#server/platform/run-command.ts';
import { OFFERED, readOffered } from '#site/languages.ts';
import { askRoomList, NO_ROOMS, RoomsUnreachable, readApiUrl } from '#site/room-list.ts';
import { HEADERS_FILE } from '#site/security-policy.ts';
import { buildLock, buildOnce, buildSite, folderOf } from './build.ts';
import { keepEarlierFiles } from './earlier-files.ts';
import { runBuild } from './run-build.ts';

/** Runs as `npm run build`, and `npm start` runs it when the build is out of date. */
const root = resolve(import.meta.dirname, '../../..');
buildForVisitors();
const settings = readBuildSettings(process.env);
const dist = resolve(root, readSiteFolder(process.env));
// A server that runs this has the lock already, and may have open pages that still load files of the build before.
const isOfServer = process.argv.includes('--locked');
// A server that is killed can't end its build, which must not go on beside the build of the next server.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
const keepEarlier = (aside: string) => keepEarlierFiles(folderOf(dist, LANGUAGE), aside, new Date());

await runCommand(async () => {
  const build = async () => {
    const input = { settings, rooms: await knownRooms() };
    await buildSite(root, dist, input, process.argv.includes('--keep-earlier') ? keepEarlier : undefined);
  };
  if (isOfServer) await build();
  else
    await buildOnce(buildLock(root), {
      isDue: async () => true,
      build: async () => {
        await build();
        await buildLanguages();
      },
    });
});
// What Astro leaves open would keep the server waiting for most of a second.
if (isOfServer) process.exit();

/** Builds the other languages, and lets a host of static files find their security policies. */
async function buildLanguages(): Promise<void> {
  const offered = readOffered(await readFile(join(dist, OFFERED), 'utf8'));
  for (const language of offered.filter((one) => one !== DEFAULT_LANGUAGE)) {
    await runBuild({ root, language });
    await appendFile(join(dist, HEADERS_FILE), await readFile(join(dist, language, HEADERS_FILE)));
  }
}

/**
 * Returns the same rooms that the build reads (src/site/rooms-loader.ts), which logs it when the API does not respond.
 */
async function knownRooms() {
  const apiUrl = readApiUrl(process.env);
  if (!apiUrl) return NO_ROOMS;
  try {
    return await askRoomList(apiUrl);
  } catch (error) {
    if (!(error instanceof RoomsUnreachable)) throw error;
    return NO_ROOMS;
  }
}
