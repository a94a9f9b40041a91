import type { BodyOf } from '#contract/endpoint.ts';
import type { ErrorAnswer } from '#contract/refusals.ts';
import type { createReservation } from '#contract/reservation.ts';
import { billOf } from '#domain/booking/quote.ts';
import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import type { AddOnPrices } from '#domain/money/add-ons.ts';
import { type BookingTotals, splitPayment } from '#domain/money/totals.ts';
import type { SoldRoom } from './queries.ts';

export type ReservationRequest = BodyOf<typeof createReservation>;
type Expected = NonNullable<ErrorAnswer['expected']>;

/** The price of a reservation, which the server computes, and the amount due now. */
export interface Bill {
  totals: BookingTotals;
  rulesPercent: number;
  dueNow: number;
}

export function billFor(
  request: ReservationRequest,
  rooms: readonly SoldRoom[],
  stay: Stay,
  prices: AddOnPrices,
): Bill {
  const counts = { breakfasts: request.breakfast, extraBeds: request.extra_beds };
  const roomPrices = rooms.map(({ price }) => price);
  const totals = billOf(roomPrices, counts, prices, nightsOfStay(stay));
  return {
    totals,
    rulesPercent: rooms[0]?.price.rulesPercent ?? 0,
    dueNow: splitPayment(totals.total, request.payment_method).now,
  };
}

/** Returns the server's amounts under the request's field names. */
export function figuresOf(rooms: readonly SoldRoom[], { totals, rulesPercent, dueNow }: Bill) {
  return {
    rooms: rooms.map(({ id, price }) => ({ id, price: price.price, discount: price.discount })),
    extra_bed_charges: totals.extraBed,
    breakfast_charges: totals.breakfast,
    discount: totals.discount,
    rules_discount: totals.rulesDiscount,
    rules_discount_percentage: rulesPercent,
    total_discount: totals.totalDiscount,
    total_price: totals.total,
    advance_amount: dueNow,
  } satisfies Expected;
}

const differs = (sent: number | null | undefined, ours: number | undefined) =>
  sent !== undefined && sent !== null && sent !== ours;

/** Returns undefined if every price in the request equals the server's, else all of the server's amounts. */
export function priceDifference(
  request: ReservationRequest,
  rooms: readonly SoldRoom[],
  bill: Bill,
): Expected | undefined {
  const ours = figuresOf(rooms, bill);
  const { rooms: ourRooms, ...amounts } = ours;
  const amountDiffers = Object.entries(amounts).some(([name, value]) =>
    differs(request[name as keyof typeof amounts], value),
  );
  const roomDiffers = request.rooms.some((sent) => {
    const room = ourRooms.find(({ id }) => id === sent.id);
    return differs(sent.price, room?.price) || differs(sent.discount, room?.discount);
  });
  return amountDiffers || roomDiffers ? ours : undefined;
}
