import { DEPOSIT_PERCENT } from '#domain/booking/booking-rules.ts';
import type { StayPrice } from '#domain/rates/pricing.ts';
import type { AddOnTotals } from './add-ons.ts';

export type PaymentChoice = 'full' | 'advance';

/** The amounts of a booking in whole rupees. The server computes them and compares them with the browser's. */
export interface BookingTotals {
  price: number;
  discount: number;
  rulesDiscount: number;
  /** What a code takes off, a part of `totalDiscount`. */
  codeDiscount: number;
  totalDiscount: number;
  finalRoomPrice: number;
  breakfast: number;
  extraBed: number;
  total: number;
}

/** The fields of a room's price that a total needs. */
export type RoomPrice = Pick<
  StayPrice,
  'price' | 'discount' | 'rulesDiscount' | 'codeDiscount' | 'totalDiscount' | 'finalPrice'
>;

export function totalOf(rooms: readonly RoomPrice[], addOns: AddOnTotals): BookingTotals {
  const sum = (pick: (room: RoomPrice) => number) => rooms.reduce((total, room) => total + pick(room), 0);
  const finalRoomPrice = sum((room) => room.finalPrice);
  return {
    price: sum((room) => room.price),
    discount: sum((room) => room.discount),
    rulesDiscount: sum((room) => room.rulesDiscount),
    codeDiscount: sum((room) => room.codeDiscount),
    totalDiscount: sum((room) => room.totalDiscount),
    finalRoomPrice,
    breakfast: addOns.breakfast,
    extraBed: addOns.extraBed,
    total: finalRoomPrice + addOns.breakfast + addOns.extraBed,
  };
}

/** Returns totals with the rupees that a code takes off the rooms. */
export function withCodeDiscount(totals: BookingTotals, codeDiscount: number): BookingTotals {
  return {
    ...totals,
    codeDiscount,
    totalDiscount: totals.totalDiscount + codeDiscount,
    finalRoomPrice: totals.finalRoomPrice - codeDiscount,
    total: totals.total - codeDiscount,
  };
}

/** Returns totals to which the host has added charges. */
export function withCharges(totals: BookingTotals, charges: number): BookingTotals {
  return { ...totals, total: totals.total + charges };
}

/** Returns the price of a booking's rooms, less discounts: its total without add-ons and charges. */
export function roomTotalOf(booking: {
  total: number;
  extra_bed_charges: number;
  breakfast_charges: number;
  charges_total: number;
}): number {
  return booking.total - booking.extra_bed_charges - booking.breakfast_charges - booking.charges_total;
}

/** Returns the advance, rounded up to the rupee (spec section 9). */
export function advanceOf(total: number): number {
  return Math.ceil((total * DEPOSIT_PERCENT) / 100);
}

/** Returns the amount paid now, and the balance due at the property on check-in. */
export function splitPayment(total: number, choice: PaymentChoice): { now: number; later: number } {
  const now = choice === 'full' ? total : advanceOf(total);
  return { now, later: total - now };
}
