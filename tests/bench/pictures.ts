import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makePhoto } from '#server/host/rooms/photo-files.ts';
import { type Bench, compare, NONE, type Round, seconds } from './bench.ts';
import { takePhotograph } from './photographs.ts';
import { processorSeconds } from './servers.ts';

/** A photo as a phone takes it: twelve megapixels. */
const PHONE = { width: 4032, height: 3024 };
/** How many photos are sent at the same time, twice. The server asks a host who sends more to try later. */
const AT_ONCE = 12;

/** P9: photos that a host sends, in the process that makes their files, against decoding and one file of each. */
export async function makePhotos({ report }: Bench): Promise<void> {
  const photo = await takePhotograph(40, PHONE);
  const rounds: Round[] = [];
  for (let round = 0; round < 2; round += 1) {
    const before = process.cpuUsage();
    await sharp(photo).resize({ width: 1920 }).jpeg().toBuffer();
    const { user, system } = process.cpuUsage(before);
    const began = photoProcess() ? processorSeconds(photoProcess()) : 0;
    const made = await Promise.all(Array.from({ length: AT_ONCE }, () => makePhoto(photo)));
    if (made.some(({ ok }) => !ok)) throw new Error('a photo was not made');
    const took = (processorSeconds(photoProcess()) - began) / AT_ONCE;
    rounds.push({ ours: took, baseline: (user + system) / 1_000_000 });
  }
  report('a photo of 12 megapixels, processor time', ...compare(rounds, seconds), '≤ 1 s');
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${photoProcess()}/status`, 'utf8')) ?? [];
  report('memory for 24 of them at once', `${(Number(peak) / 1000).toFixed(0)} MB`, NONE, NONE, '≤ 300 MB');
}

/** The process of the photos is the only one that this process has started; 0 before it runs. */
const photoProcess = () =>
  Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').at(-1));
