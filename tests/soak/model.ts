/**
 * What the booking system should do, written again as simply as possible: rooms, nights, holds, money. Minutes are
 * counted from the start; money is rupees.
 */
export const HOLD_MINUTES = 15;
const KEEP_MINUTES = 60;
/** Few nights, so that guests compete for them. */
export const NIGHTS = [18, 19, 20, 21, 22, 23].map((day) => `2026-12-${day}`);
export const ROOMS = [1, 2] as const;

interface Night {
  price: number;
  holder: number | undefined;
  /** Minute at which the hold ends; never for a booking. */
  until: number;
}

/** A quoted change that costs more now, and the order for it. */
export interface DearerChange {
  order: string;
  sold: Map<string, number>;
  checkOut: string;
  due: number;
  orderedAt: number;
  /** The number of changes at that time, and the refund percentage. */
  after: number;
  percent: number;
  /** The payment that made it. */
  madeBy: string | undefined;
  /** Payments captured at the provider but not reported yet. */
  unreported: string[];
}

export interface Reservation {
  nights: string[];
  checkIn: string;
  checkOut: string;
  /** What each of the nights was sold at. */
  sold: Map<string, number>;
  total: number;
  /** The amount of its first payment: all, or half rounded up. */
  due: number;
  changes: number;
  dearer: DearerChange[];
  /** The cancellation fees of changes, and the highest refund percentage since. */
  fee: number;
  percent: number;
  at: 'open' | 'booked' | 'cancelled';
  /** The guest closed the window: hidden, but a payment may still come. */
  released: boolean;
  heldUntil: number;
  ordered: boolean;
  /** Captured at the provider but not reported yet. */
  unreported: number;
  /** A browser has proved one of those. */
  proved: boolean;
  paid: number;
  refunded: number;
}

export interface Model {
  /** The first instant, in milliseconds. */
  start: number;
  minute: number;
  nights: Map<string, Night>;
  reservations: Reservation[];
}

export function newModel(start: number, prices: Record<number, number>): Model {
  const nights = new Map<string, Night>();
  for (const night of NIGHTS)
    for (const room of ROOMS)
      nights.set(`${night} ${room}`, { price: prices[room] ?? 0, holder: undefined, until: 0 });
  return { start, minute: 0, nights, reservations: [] };
}

export const isFree = ({ minute }: Model, night: Night | undefined) =>
  night !== undefined && (night.holder === undefined || night.until <= minute);

export const nightsOf = (model: Model, keys: readonly string[]) =>
  keys.map((key) => model.nights.get(key)).filter((night) => night !== undefined);

/** Holds the nights; undefined when one of them is taken. */
export function hold(
  model: Model,
  keys: readonly string[],
  { checkIn, checkOut, method }: { checkIn: string; checkOut: string; method: 'full' | 'advance' },
): Reservation | undefined {
  const nights = nightsOf(model, keys);
  if (!nights.every((night) => isFree(model, night))) return undefined;
  const sold = new Map(keys.map((key) => [key, model.nights.get(key)?.price ?? 0]));
  const total = sum(sold);
  const reservation: Reservation = {
    nights: [...keys],
    checkIn,
    checkOut,
    sold,
    total,
    due: method === 'full' ? total : Math.ceil(total / 2),
    changes: 0,
    dearer: [],
    fee: 0,
    percent: 100,
    at: 'open',
    released: false,
    heldUntil: model.minute + HOLD_MINUTES,
    ordered: false,
    unreported: 0,
    proved: false,
    paid: 0,
    refunded: 0,
  };
  take(model, reservation, model.reservations.push(reservation) - 1, reservation.heldUntil);
  return reservation;
}

export const sum = (prices: Map<string, number>) =>
  [...prices.values()].reduce((total, price) => total + price, 0);

export function take(model: Model, reservation: Reservation, holder: number, until: number): void {
  for (const night of nightsOf(model, reservation.nights)) Object.assign(night, { holder, until });
}

export function free(model: Model, holder: number): void {
  for (const night of model.nights.values()) if (night.holder === holder) night.holder = undefined;
}

/** The day in Puri, five and a half hours ahead of the shared clock. */
export function today({ start, minute: now }: Model, minute = now): string {
  return new Date(start + (minute + 330) * 60_000).toISOString().slice(0, 10);
}

/** Whether the reservation still has its rooms, or could take them again: then its check-in day is not over. */
export function canHave(model: Model, index: number): boolean {
  const reservation = model.reservations[index];
  if (!reservation) return false;
  const nights = nightsOf(model, reservation.nights);
  if (nights.every(({ holder, until }) => holder === index && until > model.minute)) return true;
  const isLost = nights.some((night) => night.holder !== index && !isFree(model, night));
  return !isLost && today(model) <= reservation.checkIn;
}

export function isExpired({ minute }: Model, { at, heldUntil }: Reservation): boolean {
  return at === 'open' && heldUntil <= minute;
}

export function closeWindow(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (reservation) reservation.released = true;
  free(model, index);
}

/** A captured payment of the exact amount is reported: it books if it can, else it is refunded. */
export function applyMoney(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (!reservation) return;
  const { due } = reservation;
  if (reservation.at === 'open' && canHave(model, index)) {
    Object.assign(reservation, { at: 'booked', released: false, paid: due });
    take(model, reservation, index, Number.POSITIVE_INFINITY);
    return;
  }
  reservation.refunded += due;
  if (reservation.at !== 'open') return;
  reservation.at = 'cancelled';
  free(model, index);
}

/** While a proved payment can't be synced, any report of the reservation extends its hold by an hour. */
export function keepForProof(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (!reservation?.proved || reservation.at !== 'open' || !canHave(model, index)) return;
  reservation.heldUntil = model.minute + KEEP_MINUTES;
  take(model, reservation, index, reservation.heldUntil);
}

/** The provider reports everything that was captured. */
export function applyAll(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (!reservation) return;
  for (; reservation.unreported > 0; reservation.unreported -= 1) applyMoney(model, index);
  reservation.proved = false;
}

/** Before check-in at nine in the morning in Puri: all until a week before, half until three days, then nothing. */
export function hoursBefore(model: Model, { checkIn }: Reservation): number {
  return (Date.parse(`${checkIn}T09:00:00+05:30`) - model.start) / 3_600_000 - model.minute / 60;
}

export function percentNow(model: Model, reservation: Reservation): number {
  const hours = hoursBefore(model, reservation);
  const late = hours >= 72 ? 50 : 0;
  return Math.min(reservation.percent, hours >= 168 ? 100 : late);
}

export const shareOf = (model: Model, reservation: Reservation, rupees: number) =>
  Math.round((rupees * percentNow(model, reservation)) / 100);

/** The balance due of a booking. */
export const balanceOf = ({ total, fee, paid }: Reservation) => total + fee - paid;

export function payBalance(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (reservation) reservation.paid += balanceOf(reservation);
}

export function canChange(model: Model, reservation: Reservation): boolean {
  const { at, changes } = reservation;
  return at === 'booked' && changes < 5 && hoursBefore(model, reservation) > 0;
}

export const nextDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The guest cancels a booking, and gets the promised refund. */
export function cancelByGuest(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (!reservation) return;
  const back = shareOf(model, reservation, reservation.paid - reservation.fee);
  reservation.at = 'cancelled';
  reservation.paid -= back;
  reservation.refunded += back;
  free(model, index);
}

/** All of a booking's money was refunded: it is cancelled. */
export function endBooking(model: Model, index: number): void {
  const reservation = model.reservations[index];
  if (!reservation) return;
  Object.assign(reservation, { at: 'cancelled', paid: 0, refunded: reservation.refunded + reservation.paid });
  free(model, index);
}
