import { TICKS } from '#domain/booking/draft.ts';
import type { AddOnOffers } from '#islands/booking/steps/add-on-offer.ts';
import { pictureAddress } from './picture-address.ts';
import { writtenFiles } from './written-files.ts';

/** Pixels of the width; a sharp screen has two for each CSS pixel. */
const WIDTH = 360;
const PAID = { breakfast: 'breakfast', extraCot: 'rooms' } as const;

const pictureOf = (name: string) => pictureAddress('services', name, WIDTH);

/** Returns the host's sentences, prices and pictures of the add-ons, for islands, which can't read content/. */
export async function addOnOffers(): Promise<AddOnOffers> {
  const services = await writtenFiles('services');
  const arranged = services.flatMap(({ data: { offer, picture } }) =>
    offer ? [{ ...offer, name: picture }] : [],
  );
  const [paid, extras] = await Promise.all([
    Promise.all(
      Object.entries(PAID).map(async ([service, name]) => [service, { picture: await pictureOf(name) }]),
    ),
    Promise.all(
      arranged.map(async ({ addOn, text, price, name }) => [
        TICKS[addOn],
        { text, price, picture: await pictureOf(name) },
      ]),
    ),
  ]);
  return Object.fromEntries([...paid, ...extras]);
}
