import { totalOf, withCharges } from '#domain/money/totals.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { limitCharges } from '#server/reservations/charges/charge-queries.ts';
import { atPrice } from '#server/reservations/holds/hold-for-host.ts';
import { codeDiscountOf, listReservationRooms } from '#server/reservations/queries.ts';
import type { ReservationChanges, ReservationRow } from '#server/reservations/schema.ts';
import { listSoldNights, lockModifiedNights, replaceNights } from './change-queries.ts';
import { limitedAddOns } from './plan-move.ts';

/**
 * Spreads a lower total, in rupees, over the rooms and nights of a booking, whose price is then set by the host; its
 * add-ons are lowered after its rooms, and its charges last. Returns what changes in its row. The booking must be locked.
 */
export async function lowerTotal(
  tx: Tx,
  row: ReservationRow,
  total: number,
  now: Date,
): Promise<ReservationChanges> {
  await lockModifiedNights(tx, row, [], now);
  const nights = await listSoldNights(tx, row.id);
  const sold = (await listReservationRooms(tx, row.id)).map((room) => ({
    id: room.room_id,
    name: room.name,
    isAc: room.is_ac,
    price: {
      stayDays: nights.filter(({ room_id }) => room_id === room.room_id).length,
      price: room.price,
      discount: room.discount,
      netPrice: room.price - room.discount,
      rulesPercent: row.rules_percent,
      rulesDiscount: room.rules_discount,
      codeDiscount: codeDiscountOf(room),
      totalDiscount: room.total_discount,
      finalPrice: room.final_price,
      nights: nights.filter(({ room_id }) => room_id === room.room_id),
    },
  }));
  const charges = await limitCharges(tx, row.id, total);
  const ofStay = total - charges;
  const addOns = limitedAddOns({ breakfast: row.breakfast_charges, extraBed: row.extra_bed_charges }, ofStay);
  const lowered = atPrice(sold, ofStay - addOns.breakfast - addOns.extraBed);
  await replaceNights(tx, row.id, lowered, { now, isPaid: false });
  const prices = lowered.map(({ price }) => price);
  const totals = withCharges(totalOf(prices, addOns), charges);
  return {
    extra_bed_charges: totals.extraBed,
    breakfast_charges: totals.breakfast,
    price: totals.price,
    discount: totals.discount,
    rules_discount: totals.rulesDiscount,
    rules_percent: 0,
    total_discount: totals.totalDiscount,
    code_discount: totals.codeDiscount,
    total: totals.total,
    charges_total: charges,
    due_now: Math.min(row.due_now, totals.total),
    price_is_set: true,
  };
}
