import { resolve } from 'node:path';
import { buildForVisitors, readBuildSettings } from '#server/platform/config.ts';
import { askRoomList, NO_ROOMS, RoomsUnreachable, readApiUrl } from '#site/room-list.ts';
import { buildLock, buildOnce, buildSite } from './build.ts';

/** `npm run build`, and what `npm start` runs when the build is out of date. */
const root = resolve(import.meta.dirname, '../../..');
buildForVisitors();
const settings = readBuildSettings(process.env);
const build = async () => buildSite(root, resolve(root, 'dist'), { settings, rooms: await knownRooms() });
// The server that runs this has the lock already.
if (process.argv.includes('--locked')) await build();
else await buildOnce(buildLock(root), { isDue: async () => true, build });

/** The same rooms that the build reads (src/site/rooms-loader.ts), which logs it when the API does not respond. */
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
