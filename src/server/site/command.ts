import { resolve } from 'node:path';
import { buildForVisitors, readBuildSettings } from '../config.ts';
import { askRoomList, NO_ROOMS, RoomsUnreachable } from '../providers/room-list.ts';
import { buildLock, buildOnce, buildSite } from './build.ts';

/** `npm run build`, and what `npm start` runs when a build is due. */
const root = resolve(import.meta.dirname, '../../..');
buildForVisitors();
const settings = readBuildSettings(process.env);
const build = async () => buildSite(root, resolve(root, 'dist'), { settings, rooms: await knownRooms() });
// The server that runs this has the lock already.
if (process.argv.includes('--locked')) await build();
else await buildOnce(buildLock(root), { isDue: async () => true, build });

/** Without the rooms the site is whole all the same: one page then serves them all. */
async function knownRooms() {
  if (!settings.apiUrl) return NO_ROOMS;
  try {
    return await askRoomList(settings.apiUrl);
  } catch (error) {
    if (!(error instanceof RoomsUnreachable)) throw error;
    process.stderr.write(`${error.message} No room gets a page of its own in this build.\n`);
    return NO_ROOMS;
  }
}
