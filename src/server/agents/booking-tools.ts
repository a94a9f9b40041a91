import { getBooking, joinWaitlist, previewCancellation } from '#contract/agents/booking-tools.ts';
import { LONGEST_NAME } from '#contract/agents/tool-values.ts';
import { statusWords } from '#contract/reservation-status.ts';
import { joinWaitingList } from '#contract/waitlist.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { ceilRupees, floorRupees } from '#domain/money/money.ts';
import { guestCancellation } from '#server/payments/cancel.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { findByCode } from '#server/reservations/check/find-by-code.ts';
import { findReservation, listReservationRooms } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { refundablePaise } from '#server/reservations/terms-queries.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { type AgentContext, forAgents } from './agent-tool.ts';

export const bookingTools = [
  forAgents(getBooking, async (proof, context) => {
    const row = await openBooking(proof, context);
    if (row instanceof Refusal) return row;
    const rooms = await listReservationRooms(context.deps.db, row.id);
    return {
      reference: bookingReference(row.id),
      ...statusWords(statusAt(row, context.deps.clock()), row.payment_status),
      check_in: row.check_in,
      check_out: row.check_out,
      rooms: rooms.map(({ room_id, name, names }) => ({
        id: room_id,
        room_name: inWords(name, names).slice(0, LONGEST_NAME),
      })),
      total_price: row.total,
      paid_amount: floorRupees(row.paid_paise),
      remaining_amount: ceilRupees(balancePaise(row)),
    };
  }),

  forAgents(previewCancellation, async (proof, context) => {
    const row = await openBooking(proof, context);
    if (row instanceof Refusal) return row;
    const act = await guestCancellation(context.deps.db, row, context.deps.clock());
    if (act instanceof Refusal) return act;
    const refund = floorRupees(act.refund);
    return { refund, fee: floorRupees(refundablePaise(row)) - refund, percent: act.percent };
  }),

  forAgents(joinWaitlist, ({ email, check_in, check_out, adults: guests, children, room_id }, { call }) =>
    call(joinWaitingList, { body: { email, check_in, check_out, guests, children, room_id } }),
  ),
];

/** Returns the booking of a reference and its check code; a hold without payment is none. */
async function openBooking(
  typed: { reference: string; code: string },
  { deps, c }: AgentContext,
): Promise<ReservationRow | Refusal> {
  const found = await findByCode(deps, c, typed);
  if (found instanceof Refusal) return found;
  return (found && (await findReservation(deps.db, found.id))) ?? refuse('not_found');
}
