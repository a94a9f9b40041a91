import type { Hono } from 'hono';
import * as acts from '#contract/host/acts.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import type { Host } from '#server/host/access/access.ts';
import { say } from '#server/language/say.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { endStay, planEnd } from '#server/payments/end-stay.ts';
import { payNow } from '#server/payments/refunds/pay-refunds.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { markIds } from '#server/register/traveller-queries.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { listReservationRooms, TOLD_BY_MAIL, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationChanges, ReservationRow } from '#server/reservations/schema.ts';
import { mountAct, requireRefunding, shownBooking } from './act-on-booking.ts';
import { takeBack, tellOfEnd } from './end-of-stay.ts';
import { mayMailGuest, withoutMailbox } from './told.ts';

/** Guests come, leave, or do not come; each can be undone. */
export function hostStayRoutes(
  app: Hono,
  deps: AppContext & PaymentContext & { freshness: Freshness },
): void {
  const { config } = deps;
  const answer = async (host: Host, id: number, refusal: unknown) =>
    refusal instanceof Refusal ? refusal : shownBooking(deps, host, id);

  mountAct(app, deps, acts.checkIn, async ({ params: { id }, body = {}, host, act }) => {
    const done = await act(async ({ tx, row, now, audit }) => {
      const refusal = refuseCheckIn(row, now);
      if (refusal) return refusal;
      // Guests who were marked as not coming may come late, if nobody has their rooms by now.
      const back = await takeBack(tx, row, now);
      if (back instanceof Refusal) return back;
      const changes = roomsCome(row, await listReservationRooms(tx, id), body.rooms);
      if (changes instanceof Refusal) return changes;
      await updateReservation(tx, id, {
        ...changes,
        checked_in_at: row.checked_in_at ?? now,
        no_show_at: null,
        ...(body.id_seen && { ids_seen: true }),
      });
      if (body.id_seen) await markIds(tx, id, true);
      return audit('check in', body.id_seen ? { after: { id_seen: true } } : {});
    });
    return answer(host, id, done);
  });

  for (const ending of ['check-out', 'no-show'] as const) {
    const call = ending === 'check-out' ? acts.checkOut : acts.markNoShow;
    mountAct(app, deps, call, async ({ params: { id }, body = {}, host, isRepeated, act }) => {
      const isKept = (body.nights ?? 'keep') === 'keep' && (body.refund ?? 'none') === 'none';
      // Who leaves with the nights and the money as they were is not mailed.
      const isSilent = isRepeated || body.preview || (ending === 'check-out' && isKept);
      const mayMail = isSilent || (await mayMailGuest(deps, host, id));
      const done = await act(async ({ tx, row, now, audit }) => {
        const ofChannel = isKept ? undefined : refuseOfChannel(row);
        const end =
          ofChannel ?? refuseEnd(row, ending, now) ?? (await planEnd(tx, row, body, { ending, now }));
        if (end instanceof Refusal) return end;
        const freed = end.freed.map(({ room_id, night }) => ({ room_id, night }));
        const { refund, fee } = end;
        if (body.preview) return { freed, refund, fee };
        if (end.freed.length > 0) host.require('cancel', row.property_id);
        requireRefunding(host, row, end.paise);
        const hasMail = await endStay(tx, mayMail ? row : withoutMailbox(row), { end, ending }, now);
        const isMailed = hasMail && mayMail;
        const after = { check_out: end.checkOut, freed: freed.length, refund, fee };
        const facts = { before: { check_out: row.check_out }, after };
        await audit(
          ending === 'check-out' ? 'check out' : ending,
          freed.length > 0 || refund > 0 ? facts : {},
        );
        const told = await tellOfEnd(tx, row, { end, ending, isMailed }, { now, siteUrl: config.siteUrl });
        return { freed, refund, fee, told };
      });
      if (done instanceof Refusal || body.preview) return done;
      if (done.refund > 0) await payNow(deps, id);
      if (done.freed.length > 0) await deps.freshness.takeFreed();
      const shown = await shownBooking(deps, host, id);
      return shown instanceof Refusal ? shown : { ...shown, ...done };
    });
  }

  mountAct(app, deps, acts.undoAct, async ({ params: { id }, body, host, act }) => {
    const done = await act(async ({ tx, row, now, audit }) => {
      const { action, isLast, changesOf } = UNDO[body.act];
      if (row.status !== 'confirmed' || !isLast(row)) return refuse('wrong_state');
      const back = body.act === 'check-in' ? {} : await takeBack(tx, row, now);
      if (back instanceof Refusal) return back;
      await updateReservation(tx, id, { ...changesOf(row), ...back });
      if (body.act === 'check-in') await markIds(tx, id, false);
      return audit(action);
    });
    return answer(host, id, done);
  });
}

interface Undo {
  action: string;
  isLast: (row: ReservationRow) => boolean;
  changesOf: (row: ReservationRow) => ReservationChanges;
}

const UNDO: Record<'check-in' | 'check-out' | 'no-show', Undo> = {
  'check-in': {
    action: 'undo check in',
    isLast: ({ checked_in_at, checked_out_at }) => checked_in_at !== null && checked_out_at === null,
    changesOf: () => ({ checked_in_at: null, rooms_to_come: null, ids_seen: false }),
  },
  'check-out': {
    action: 'undo check out',
    isLast: ({ checked_out_at }) => checked_out_at !== null,
    changesOf: () => ({ checked_out_at: null }),
  },
  'no-show': {
    action: 'undo no-show',
    isLast: ({ no_show_at }) => no_show_at !== null,
    changesOf: ({ no_show_at, not_told_at }) => ({
      no_show_at: null,
      // The guest need not be told what was a mistake.
      ...(not_told_at?.getTime() === no_show_at?.getTime() && TOLD_BY_MAIL),
    }),
  },
};

function refuseCheckIn(row: ReservationRow, now: Date): Refusal | undefined {
  const isHere = row.checked_in_at && !row.rooms_to_come;
  if (row.status !== 'confirmed' || row.checked_out_at || isHere) return refuse('wrong_state');
  return todayInIndia(now) < row.check_in ? refuse('wrong_state', {}, say().hostBooking.NOT_YET) : undefined;
}

/** Returns which rooms are still to come once the guests of some have come, or of all. */
function roomsCome(
  row: ReservationRow,
  rooms: readonly { room_id: number; position: number }[],
  chosen: readonly number[] = rooms.map(({ room_id }) => room_id),
): Refusal | Pick<ReservationChanges, 'rooms_to_come'> {
  if (chosen.some((id) => rooms.every(({ room_id }) => room_id !== id))) return refuse('not_found');
  const expected = rooms.filter(({ position }) => row.rooms_to_come?.includes(position) ?? true);
  const left = expected.filter(({ room_id }) => !chosen.includes(room_id));
  if (left.length === expected.length) return refuse('wrong_state');
  return { rooms_to_come: left.length > 0 ? JSON.stringify(left.map(({ position }) => position)) : null };
}

/** Guests can leave who have not left, and not come who have not come. */
function refuseEnd(row: ReservationRow, ending: 'check-out' | 'no-show', now: Date): Refusal | undefined {
  const hasEnded = ending === 'check-out' ? row.checked_out_at : row.checked_in_at;
  if (row.status !== 'confirmed' || row.no_show_at || hasEnded) return refuse('wrong_state');
  return todayInIndia(now) < row.check_in ? refuse('wrong_state', {}, say().hostBooking.NOT_YET) : undefined;
}
