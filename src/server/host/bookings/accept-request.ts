import type { Told } from '#contract/host/told.ts';
import { guestPaysUntil } from '#domain/booking/host-answer.ts';
import { isSoldElsewhere } from '#server/channels/feed-queries.ts';
import { confirmUnpaid } from '#server/payments/confirm-unpaid.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { CheckCodes } from '#server/platform/keys/check-codes.ts';
import { refuseUsedUp } from '#server/reservations/codes/keep-use.ts';
import { findCheckoutHold, renewHold } from '#server/reservations/holds/hold-queries.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { lockHold } from '#server/rooms/night-queries.ts';
import { makePaymentLink } from './payment-link.ts';
import { tellConfirmed, withoutMailbox } from './told.ts';

interface Context {
  now: Date;
  config: AppContext['config'];
  checkCodes: CheckCodes;
  mayMail: boolean;
}

/**
 * Confirms that the rooms of a request are free: it is held for a day, and its guest gets the link to pay. Where guests
 * pay the host, it is confirmed. An answer that comes late counts while the nights are free here, and no site has sold
 * them. The reservation must be locked.
 */
export async function acceptRequest(tx: Tx, row: ReservationRow, context: Context): Promise<Told | Refusal> {
  const { now, config, mayMail } = context;
  if (row.status !== 'held' || !row.awaits_host) return refuse('wrong_state');
  const hold = await findCheckoutHold(tx, row.id);
  const rooms = hold && (await lockHold(tx, hold, row, now));
  if (rooms === 'passed') return refuse('wrong_state');
  if (!hold || rooms === 'taken' || (await isSoldElsewhere(tx, hold.nights))) return refuse('room_taken');
  if (row.pays_at_property) return confirmAtProperty(tx, row, context);
  const usedUp = await refuseUsedUp(tx, row, now);
  if (usedUp) return usedUp;
  const until = guestPaysUntil(now);
  await renewHold(tx, hold, until);
  await updateReservation(tx, row.id, { awaits_host: false, host_asked_at: row.host_asked_at ?? now });
  const accepted = { ...row, awaits_host: false, hold_expires_at: until };
  const link = await makePaymentLink(tx, accepted, { now, config, mayMail });
  return link instanceof Refusal ? link : link.told;
}

async function confirmAtProperty(
  tx: Tx,
  row: ReservationRow,
  { now, config, checkCodes, mayMail }: Context,
): Promise<Told | Refusal> {
  const refusal = await confirmUnpaid(tx, mayMail ? row : withoutMailbox(row), { now });
  return refusal ?? tellConfirmed(tx, row, { now, siteUrl: config.siteUrl, checkCodes, isMailed: mayMail });
}
