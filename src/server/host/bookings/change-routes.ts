import type { Hono } from 'hono';
import type { BodyOf } from '#contract/endpoint.ts';
import { cancelHostBooking, cancelHostBookings, moveHostBooking } from '#contract/host/changes.ts';
import { formatPaise } from '#domain/money/money.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { inLanguage, say, sayDate } from '#server/language/say.ts';
import { refusePriceGap } from '#server/papers/price-gap.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { moveStay, refundOfMove } from '#server/payments/move.ts';
import { payNow } from '#server/payments/refunds/pay-refunds.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { planMove } from '#server/reservations/changes/plan-move.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { nightlyPrices } from '#server/reservations/holds/hold-for-host.ts';
import { listReservationRooms, namesOfRooms } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { mountAct, requireRefunding, shownBooking } from './act-on-booking.ts';
import { findHostBooking, lockHostBooking } from './booking-queries.ts';
import { hostBookingView, viewOf } from './booking-view.ts';
import { cancelAndTell, cancelTogether, planCancellation } from './cancel-booking.ts';
import { chatText, mayMailGuest, tell, withoutMailbox } from './told.ts';

/** Mounts the calls that cancel or move a booking, each with a preview. */
export function hostChangeRoutes(
  app: Hono,
  deps: AppContext & PaymentContext & { freshness: Freshness },
): void {
  const { config, freshness } = deps;
  /** Returns the booking after a change whose refunds are saved and whose old nights are free. */
  const finish = async (id: number, host: Host) => {
    await payNow(deps, id);
    await freshness.takeFreed();
    const shown = await shownBooking(deps, host, id);
    return shown instanceof Refusal ? {} : shown;
  };

  mountAct(app, deps, cancelHostBooking, async ({ params: { id }, body, host, isRepeated, act }) => {
    const mayMail = isRepeated || body.preview || (await mayMailGuest(deps, host, id));
    const done = await act(async (begun) => {
      const { tx, row, now } = begun;
      const plan =
        (await refuseOldVersion(tx, row, body.version, viewOf(deps))) ??
        (await planCancellation(tx, row, body.refund, now));
      if (plan instanceof Refusal) return plan;
      const { refund, fee } = plan;
      if (body.preview) return { refund, fee };
      return cancelAndTell(begun, plan, { host, mayMail, siteUrl: config.siteUrl, ...body });
    });
    if (done instanceof Refusal || body.preview) return done;
    return { ...done, ...(await finish(id, host)) };
  });

  mountForHost(app, deps, cancelHostBookings, async ({ body, host }) => {
    const done = await cancelTogether(deps, host, body);
    if (!body.preview) await freshness.takeFreed();
    return done;
  });

  mountAct(app, deps, moveHostBooking, async ({ params: { id }, body, host, isRepeated, act }) => {
    if (!isRepeated) await checkMove(deps, host, id, body);
    const mayMail = isRepeated || body.preview || (await mayMailGuest(deps, host, id));
    const moved = await act(async ({ tx, row, now, audit }) => {
      const refusal = refuseOfChannel(row) ?? (await refuseOldVersion(tx, row, body.version, viewOf(deps)));
      if (refusal) return refusal;
      if (row.status !== 'confirmed') return refuse('wrong_state');
      const move = await planMove(tx, row, body, { now, ...homestaysOf(host) });
      if (move instanceof Refusal) return move;
      const set = { propertyId: move.otherProperty?.id ?? row.property_id, prices: nightlyPrices(move.sold) };
      const gap =
        typeof body.price === 'number' && (await refusePriceGap(tx, [set], { now, host: deps.host }));
      if (gap) return gap;
      const booked = await listReservationRooms(tx, row.id);
      const before = stayOf(row, booked);
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
      await moveStay(tx, mayMail ? row : withoutMailbox(row), move, now);
      await audit('move booking', { before, after });
      const changed = (await findHostBooking(tx, host.propertyIds, id)) ?? row;
      const text = await chatText(tx, changed, { now, siteUrl: config.siteUrl });
      const chat = inLanguage(row.language, () =>
        say().mailChat.changedChat(text, {
          before: {
            rooms: namesOfRooms(booked),
            checkIn: sayDate(before.check_in),
            checkOut: sayDate(before.check_out),
          },
          refund: refund > 0 ? formatPaise(refund) : undefined,
        }),
      );
      return { before, after, difference, told: await tell(tx, row, { chat, isMailed: mayMail, now }) };
    });
    if (moved instanceof Refusal || body.preview) return moved;
    return { ...moved, ...(await finish(id, host)) };
  });
}

/** The homestays of a host, and those that they own. */
const homestaysOf = ({ propertyIds, roles }: Pick<Host, 'propertyIds' | 'roles'>) => ({
  propertyIds,
  ownedIds: propertyIds.filter((id) => roles.get(id) === 'owner'),
});

/** Refuses an act on a booking that has changed since the host saw it, and shows how it is now. */
async function refuseOldVersion(
  tx: Tx,
  row: ReservationRow,
  seen: string | undefined,
  context: ReturnType<typeof viewOf>,
): Promise<Refusal | undefined> {
  if (seen === undefined) return undefined;
  const booking = await hostBookingView(tx, row, context);
  return booking.version === seen ? undefined : refuse('booking_changed', { current: { booking } });
}

function stayOf(row: ReservationRow, rooms: readonly { room_id: number; name: string }[]) {
  const { check_in, check_out, adults, children, total } = row;
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
      const plan = locked && (await planMove(tx, locked, move, { now: clock(), ...homestaysOf(host) }));
      return !plan || plan instanceof Refusal;
    });
  await freshness.check(rooms, isRefused);
}
