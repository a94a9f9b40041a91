import type { Hono } from 'hono';
import { listAlternatives, type WireAlternative } from '#contract/alternatives.ts';
import { addDays, isCivilDate, todayInIndia } from '#domain/dates/calendar.ts';
import { type Alternative, findAlternatives, NEAR_DAYS } from '#domain/rooms/alternatives.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { listRoomsAround } from './alternative-queries.ts';
import type { FindOwnHold } from './own-hold.ts';
import { guestStayProblem } from './stay-problem.ts';

/** Mounts what can be booked instead of a stay. It reads the nights anew each time: no held night is offered. */
export function alternativeRoutes(
  app: Hono,
  { db, pool, clock }: Pick<AppContext, 'db' | 'pool' | 'clock'>,
  findOwnHold: FindOwnHold,
): void {
  mount(app, listAlternatives, async ({ body, c }) => {
    const now = clock();
    const today = todayInIndia(now);
    const stay = { checkIn: body.check_in, checkOut: body.check_out };
    const roomId = body.room_id ?? undefined;
    const problem = await guestStayProblem(db, stay, 'check_out', roomId === undefined ? [] : [roomId]);
    if (problem) return problem;
    const around = {
      checkIn: addDays(stay.checkIn, -NEAR_DAYS),
      checkOut: addDays(stay.checkOut, NEAR_DAYS),
    };
    // The calendar of dates ends with the year 9999.
    const isKnown = isCivilDate(around.checkOut);
    const own = (await findOwnHold(c))?.own;
    const rooms = await listRoomsAround(pool, isKnown ? around : stay, now, own);
    if (roomId !== undefined && !rooms.some(({ id }) => id === roomId)) return refuse('not_found');
    const { guests, adults = guests } = body;
    const party = { adults, children: guests - adults };
    return {
      alternatives: findAlternatives(rooms, { stay, party, roomId }, today).map(alternativeView),
    };
  });
}

function alternativeView({ kind, stay, rooms, total }: Alternative): WireAlternative {
  return {
    kind,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    rooms: rooms.map(({ id, name, stay: own }) =>
      own ? { id, name, check_in: own.checkIn, check_out: own.checkOut } : { id, name },
    ),
    total,
  };
}
