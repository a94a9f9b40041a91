import {
  type DearerChange,
  free,
  hoursBefore,
  isFree,
  type Model,
  nextDay,
  nightsOf,
  percentNow,
  type Reservation,
  shareOf,
  sum,
  take,
  today,
} from './model.ts';

/** A quote, and the nights held for its change, end after so many minutes. */
const QUOTE_MINUTES = 30;

/** The stay after a change: nights of both keep their price, the others have the current one. */
export function changed(
  model: Model,
  { sold, checkOut }: Reservation,
  request: { keys: string[]; checkOut?: string },
) {
  const prices = request.keys.map(
    (key) => [key, sold.get(key) ?? model.nights.get(key)?.price ?? 0] as const,
  );
  return { sold: new Map(prices), checkOut: request.checkOut ?? checkOut };
}

/** Whether all of the nights are free for this booking. */
export function canGet(model: Model, index: number, keys: Iterable<string>): boolean {
  return nightsOf(model, [...keys]).every((night) => night.holder === index || isFree(model, night));
}

/** What is due before a change: what is paid in full stays so, an advance is raised to half. */
export function dueFor({ paid, fee, total }: Reservation, newTotal: number): number {
  const forStay = paid - fee;
  const goal = forStay >= total ? newTotal : Math.ceil(newTotal / 2);
  return Math.max(0, goal - forStay);
}

/** Holds the requested nights until the quote ends, and frees those for another change. */
export function orderChange(
  model: Model,
  index: number,
  { order, sold, checkOut }: { order: string; sold: Map<string, number>; checkOut: string },
): void {
  const reservation = model.reservations[index];
  if (!reservation) return;
  reservation.dearer.push({
    order,
    sold,
    checkOut,
    due: dueFor(reservation, sum(sold)),
    orderedAt: model.minute,
    after: reservation.changes,
    percent: percentNow(model, reservation),
    madeBy: undefined,
    unreported: [],
  });
  free(model, index);
  const until = model.minute + QUOTE_MINUTES;
  for (const night of nightsOf(model, [...sold.keys()])) Object.assign(night, { holder: index, until });
  take(model, reservation, index, Number.POSITIVE_INFINITY);
}

/** A captured payment for a change is reported: the change is made if it still can be, else it is refunded. */
export function applyChange(model: Model, index: number, change: DearerChange, payment: string): void {
  const reservation = model.reservations[index];
  change.unreported = change.unreported.filter((each) => each !== payment);
  if (!reservation) return;
  const { sold, checkOut, due } = change;
  if (!canBeMade(model, index, change)) {
    reservation.refunded += due;
    return;
  }
  free(model, index);
  const percent = Math.min(reservation.percent, change.percent);
  const changes = reservation.changes + 1;
  const nights = [...sold.keys()];
  Object.assign(reservation, { sold, nights, checkOut, total: sum(sold), percent, changes });
  reservation.paid += due;
  change.madeBy = payment;
  take(model, reservation, index, Number.POSITIVE_INFINITY);
}

function canBeMade(model: Model, index: number, change: DearerChange): boolean {
  const reservation = model.reservations[index];
  if (reservation?.at !== 'booked' || change.after !== reservation.changes) return false;
  // A midnight between the order and the report changes nothing; days do.
  const ordered = today(model, change.orderedAt);
  const isInTime = today(model) <= nextDay(ordered) || hoursBefore(model, reservation) > 0;
  const isExact = change.due === dueFor(reservation, sum(change.sold));
  return isInTime && isExact && canGet(model, index, change.sold.keys());
}

/** The provider reports everything captured for it. */
export function applyAllOf(model: Model, index: number, change: DearerChange): void {
  for (const payment of change.unreported) applyChange(model, index, change, payment);
}

/** Refunds what is too much by the current terms, which never improve. Returns the amount. */
export function keepFirstNight(model: Model, index: number): number {
  const reservation = model.reservations[index];
  if (!reservation) return 0;
  const { checkIn } = reservation;
  free(model, index);
  reservation.sold = new Map([...reservation.sold].filter(([key]) => key.startsWith(checkIn)));
  reservation.nights = [...reservation.sold.keys()];
  reservation.checkOut = nextDay(checkIn);
  reservation.total = sum(reservation.sold);
  take(model, reservation, index, Number.POSITIVE_INFINITY);
  const over = Math.max(0, reservation.paid - reservation.fee - reservation.total);
  const back = shareOf(model, reservation, over);
  reservation.percent = percentNow(model, reservation);
  reservation.changes += 1;
  reservation.fee += over - back;
  reservation.paid -= back;
  reservation.refunded += back;
  return back;
}
