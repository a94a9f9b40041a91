import type { Hono } from 'hono';
import type { BodyOf } from '#contract/endpoint.ts';
import { cancelHostBooking, moveHostBooking } from '#contract/host/changes.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatPaise } from '#domain/money/money.ts';
import { cancelledChat, changedChat } from '#messages/mail/chat.ts';
import { type Host, mountForHost, nameOf } from '#server/host/access/access.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { insertCreditNote } from '#server/payments/credit-note-queries.ts';
import { moveStay, refundOfMove } from '#server/payments/move.ts';
import { payDueRefunds } from '#server/payments/pay-refunds.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { insertMessage } from '#server/reservations/message-queries.ts';
import { planMove } from '#server/reservations/plan-move.ts';
import { listReservationRooms } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { actOnBooking, requireCancelling, requireRefunding } from './act-on-booking.ts';
import { findHostBooking, lockHostBooking } from './booking-queries.ts';
import { hostBookingView } from './booking-view.ts';
import { cancelByHost, planCancellation } from './cancel-booking.ts';
import { chatText, toldOf } from './told.ts';

/** Mounts the calls that cancel or move a booking, each with a preview. */
export function hostChangeRoutes(
  app: Hono,
  deps: AppContext & PaymentContext & { freshness: Freshness },
): void {
  const { db, clock, log, config } = deps;
  /** Returns the booking after a change; its refunds are saved and paid by the background job if not now. */
  const finish = async (id: number, propertyIds: readonly number[]) => {
    await payDueRefunds(deps, id).catch((error: unknown) =>
      log.error({ reservation: id, err: error }, 'refund not paid yet, will be tried again'),
    );
    const row = await findHostBooking(db, propertyIds, id);
    return row && { booking: await hostBookingView(db, row, clock()) };
  };

  mountForHost(app, deps, cancelHostBooking, async ({ params: { id }, body, host }) => {
    const done = await actOnBooking(deps, host, id, async ({ tx, row, now, audit }) => {
      const plan =
        (await refuseOldVersion(tx, row, body.version, now)) ??
        (await planCancellation(tx, row, body.refund, now));
      if (plan instanceof Refusal || body.preview) return plan;
      await requireCancelling(tx, host, row, now);
      requireRefunding(host, row, plan.paise);
      const isMailed = await cancelByHost(tx, row, plan.paise, now);
      const { refund, fee } = plan;
      await audit('cancel booking', { before: { status: row.status }, after: { refund, fee } });
      if (body.reason) {
        const note = {
          author: 'note',
          user_id: host.user.id,
          name: nameOf(host),
          text: body.reason,
        } as const;
        await insertMessage(tx, { reservation_id: id, ...note }, now);
      }
      if (plan.paise > 0) await insertCreditNote(tx, id, plan.paise, now);
      const stay = await chatText(tx, row, { now, siteUrl: config.siteUrl });
      const chat = cancelledChat(stay, {
        refund: plan.paise > 0 ? formatPaise(plan.paise) : undefined,
        isPaid: row.paid_paise > 0,
      });
      return { ...plan, told: toldOf(row, chat, isMailed) };
    });
    if (done instanceof Refusal) return done;
    const { paise: _, ...answer } = done;
    return { ...answer, ...(body.preview ? {} : await finish(id, host.propertyIds)) };
  });

  mountForHost(app, deps, moveHostBooking, async ({ params: { id }, body, host }) => {
    await checkMove(deps, host, id, body);
    const moved = await actOnBooking(deps, host, id, async ({ tx, row, now, audit }) => {
      const refusal = refuseOfChannel(row) ?? (await refuseOldVersion(tx, row, body.version, now));
      if (refusal) return refusal;
      if (row.status !== 'confirmed') return refuse('wrong_state');
      const move = await planMove(tx, row, body, { now, propertyIds: host.propertyIds });
      if (move instanceof Refusal) return move;
      const before = await stayOf(tx, row);
      const after = {
        rooms: move.sold.map(({ id, name }) => ({ id, name })),
        check_in: move.stay.checkIn,
        check_out: move.stay.checkOut,
        ...move.party,
        total: move.totals.total,
      };
      const difference = after.total - before.total;
      if (body.preview) return { before, after, difference };
      if (move.isLowered) host.require('prices', row.property_id);
      const refund = refundOfMove(row, after.total);
      requireRefunding(host, row, refund);
      await moveStay(tx, row, move, now);
      await audit('move booking', { before, after });
      const changed = (await findHostBooking(tx, host.propertyIds, id)) ?? row;
      const chat = changedChat(await chatText(tx, changed, { now, siteUrl: config.siteUrl }), {
        before: {
          rooms: before.rooms.map(({ name }) => name),
          checkIn: formatDate(before.check_in),
          checkOut: formatDate(before.check_out),
        },
        refund: refund > 0 ? formatPaise(refund) : undefined,
      });
      return { before, after, difference, told: toldOf(row, chat) };
    });
    if (moved instanceof Refusal || body.preview) return moved;
    return { ...moved, ...(await finish(id, host.propertyIds)) };
  });
}

/** Refuses an act on a booking that has changed since the host saw it, and shows how it is now. */
async function refuseOldVersion(
  tx: Tx,
  row: ReservationRow,
  seen: string | undefined,
  now: Date,
): Promise<Refusal | undefined> {
  if (seen === undefined) return undefined;
  const booking = await hostBookingView(tx, row, now);
  return booking.version === seen ? undefined : refuse('booking_changed', { current: { booking } });
}

async function stayOf(tx: Tx, row: ReservationRow) {
  const { check_in, check_out, adults, children, total } = row;
  const rooms = await listReservationRooms(tx, row.id);
  return {
    rooms: rooms.map(({ room_id: id, name }) => ({ id, name })),
    check_in,
    check_out,
    adults,
    children,
    total,
  };
}

/** Asks the other sites about the rooms that a booking is moved to, if the move can be made. */
async function checkMove(
  { db, clock, freshness }: Pick<AppContext, 'db' | 'clock'> & { freshness: Freshness },
  host: Host,
  id: number,
  move: BodyOf<typeof moveHostBooking>,
): Promise<void> {
  const { propertyIds } = host;
  const takesNights = move.rooms ?? move.check_in ?? move.check_out;
  const row = await findHostBooking(db, propertyIds, id);
  if (move.preview || !takesNights || row?.status !== 'confirmed') return;
  const rooms = move.rooms ?? (await listReservationRooms(db, id)).map(({ room_id }) => room_id);
  const isRefused = () =>
    host.inTransaction(async (tx) => {
      const locked = await lockHostBooking(tx, propertyIds, id);
      const plan = locked && (await planMove(tx, locked, move, { now: clock(), propertyIds }));
      return !plan || plan instanceof Refusal;
    });
  await freshness.check(rooms, isRefused);
}
