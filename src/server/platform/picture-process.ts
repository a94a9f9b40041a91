/** The process that makes pictures for the server (picture.ts): what it takes of memory is freed when it ends. */
import sharp from 'sharp';
import { makePicture, type PictureJob } from './picture-work.ts';

sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ bytes, job }: { bytes: Uint8Array; job: PictureJob }) => {
  process.send?.(await makePicture(bytes, job));
});
// The server has ended, so nobody waits for a picture.
process.on('disconnect', () => process.exit());
