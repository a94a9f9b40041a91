import * as z from 'zod/mini';
import { traveller } from '#contract/travellers.ts';
import type { Traveller } from '#domain/register/traveller.ts';
import { type Sealer, Unreadable } from '#server/platform/keys/sealer.ts';
import type { TravellerRow } from './schema.ts';

/** A traveller of a booking; `data` is undefined where the key that opens it is gone. */
export interface OpenTraveller extends Omit<TravellerRow, 'sealed'> {
  data: Traveller | undefined;
}

const sealedData = z.omit(traveller, { id: true, id_seen: true });

/** A sealed traveller opens for the same booking only. */
const aboutOf = (reservationId: number) => `traveller of reservation ${reservationId}`;

export function sealTraveller(sealer: Sealer, reservationId: number, data: Traveller): string {
  return sealer.seal(JSON.stringify(data), aboutOf(reservationId));
}

/** Opens a row as it is stored. Throws {@link Unreadable}. */
export const openSealed = (sealer: Sealer, { sealed, reservation_id }: TravellerRow): string =>
  sealer.open(sealed, aboutOf(reservation_id));

/** Seals again, with the present key, what an earlier one has sealed. */
export const sealAgain = (sealer: Sealer, row: TravellerRow): string =>
  sealer.seal(openSealed(sealer, row), aboutOf(row.reservation_id));

/** One that can't be opened does not hide the others. */
export function openTraveller(sealer: Sealer, row: TravellerRow): OpenTraveller {
  const { sealed: _, ...shown } = row;
  return { ...shown, data: readData(sealer, row) };
}

function readData(sealer: Sealer, row: TravellerRow): Traveller | undefined {
  try {
    const { foreign = null, ...data } = z.parse(sealedData, withoutNull(JSON.parse(openSealed(sealer, row))));
    return { ...data, foreign };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** On the wire who is no foreigner has no such field, while the rules have null. */
function withoutNull(data: Record<string, unknown>): Record<string, unknown> {
  const { foreign, ...others } = data;
  return foreign ? data : others;
}
