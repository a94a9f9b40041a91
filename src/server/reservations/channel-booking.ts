import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { ReservationRow } from './schema.ts';

/** Refuses what only the site can do that a booking was made on: it has the guest and the money. */
export function refuseOfChannel({ source }: Pick<ReservationRow, 'source'>): Refusal | undefined {
  return source === SOURCE_NUMBERS.channel ? refuse('channel_booking') : undefined;
}
