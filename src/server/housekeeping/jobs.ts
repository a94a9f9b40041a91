import { DAY, HOUR } from '#domain/dates/duration.ts';
import { unusedPictures } from '#server/accounts/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { PHOTOS_FOLDER, PICTURES_FOLDER, photoStem } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';
import { sealAllAgain } from '#server/register/traveller-queries.ts';
import { listPicturePaths } from '#server/rooms/queries.ts';
import { dropExpired } from './drop-expired.ts';

const BATCH_SIZE = 1000;
const PHOTO_LIFE = 30 * DAY;

/** Deletes expired sessions, links and counters once an hour, and pictures that no profile names. */
export function accountJobs({
  db,
  files,
  clock,
  sealer,
}: Pick<AppContext, 'db' | 'files' | 'clock' | 'sealer'>): Job[] {
  return [
    { name: 'drop what has expired', everyMilliseconds: HOUR, run: () => dropExpired(db, clock()) },
    { name: 'seal the register again', everyMilliseconds: HOUR, run: () => sealAllAgain(db, sealer) },
    { name: 'sweep pictures', everyMilliseconds: HOUR, run: () => sweepPictures({ db, files, clock }) },
  ];
}

/** Deletes pictures of uploads that were interrupted; one under way is younger than an hour. */
export async function sweepPictures({ db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>) {
  const old = await files.listOlder(PICTURES_FOLDER, new Date(clock().getTime() - HOUR));
  for (let at = 0; at < old.length; at += BATCH_SIZE) {
    const some = old.slice(at, at + BATCH_SIZE);
    for (const path of await unusedPictures(db, some)) await files.remove(path);
  }
  await sweepPhotos({ db, files, clock });
}

/** Deletes every file of photos that no room and no homestay has had for a month. */
async function sweepPhotos({ db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>) {
  const old = await files.listOlder(PHOTOS_FOLDER, new Date(clock().getTime() - PHOTO_LIFE));
  if (old.length === 0) return;
  const named = new Set((await listPicturePaths(db)).map(photoStem));
  for (const path of old) if (!named.has(photoStem(path))) await files.remove(path);
}
