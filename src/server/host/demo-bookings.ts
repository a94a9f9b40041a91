import { randomUUID } from 'node:crypto';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { REMINDERS } from '#domain/dates/reminders.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { ceilRupees, toPaise } from '#domain/money/money.ts';
import { splitPayment } from '#domain/money/totals.ts';
import { REVIEW_REMINDER } from '#domain/reviews/asking.ts';
import type { UserRow } from '#server/accounts/schema.ts';
import { nameOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { insertOfflinePayment } from '#server/payments/offline-queries.ts';
import { openPayments } from '#server/payments/open-provider.ts';
import { insertOrder, markApplied, savePayment } from '#server/payments/queries.ts';
import type { Config } from '#server/platform/config.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { holdForHost } from '#server/reservations/holds/hold-for-host.ts';
import { findCheckoutHold, sellHold } from '#server/reservations/holds/hold-queries.ts';
import { insertMessage, listMessages } from '#server/reservations/messages/message-queries.ts';
import { findReservation, updateReservation } from '#server/reservations/queries.ts';
import { insertReminder } from '#server/reservations/reminder-queries.ts';
import type { ReservationChanges, ReservationRow } from '#server/reservations/schema.ts';
import { DEMO_HOMESTAYS } from './demo-homestays.ts';
import { bookedOn, type DemoStay } from './demo-stays.ts';
import { registerParty } from './demo-travellers.ts';

export interface Filling {
  tx: Tx;
  /** The account that does what the hosts of the demo do. */
  family: UserRow;
  config: Pick<Config, 'payments'>;
  sealer: Sealer;
  today: string;
  /** Hours before the start, so that no alert is sent about what happens at it. */
  earlier: Date;
  /** The day on which it was last filled in. */
  filledOn: string | undefined;
}

export const PROPERTY_IDS = DEMO_HOMESTAYS.map(({ id }) => id);
const BOOKED_AT = '10:00';
const ASKED_AT = '10:30';
const ARRIVED_AT = '13:30';
const LEFT_AT = '09:30';
/** Days. What hosts did about stays that ended earlier is not told in detail, so that the first start is quick. */
const RECENT = 8;

/** Books a stay as the desk or the website does, without mails; undefined if the rooms are not free. */
export async function book(filling: Filling, stay: DemoStay): Promise<number | undefined> {
  const { tx, config, earlier, today } = filling;
  const at = before(earlier, bookedOn(stay), BOOKED_AT);
  const id = await holdRoom(filling, stay, at);
  const row = id === undefined ? undefined : await findReservation(tx, id);
  const hold = row && (await findCheckoutHold(tx, row.id));
  if (!row || !hold) return undefined;
  await sellHold(tx, hold, row.id);
  const isOnline = stay.source === 'web' && config.payments.kind === 'sandbox';
  const paid = isOnline ? await payOnline(filling, row, stay, at) : { due_now: 0 };
  const { state, country } = stay.guest;
  const confirmed: ReservationChanges = { status: 'confirmed', confirmed_at: at, state, country };
  const changes = Object.assign(confirmed, paid);
  if (!isOnline) await audit(filling, row, 'create booking', at);
  // Nobody has the mailboxes of the demonstration.
  await insertReminder(tx, row.id, REVIEW_REMINDER, at);
  if (isRecent(stay, today)) {
    for (const reminder of REMINDERS) await insertReminder(tx, row.id, reminder, at);
    if (stay.question) await ask(filling, row, stay, stay.question.text);
  }
  await goOn(filling, Object.assign(row, changes) as ReservationRow, stay, changes);
  return row.id;
}

const isRecent = ({ checkOut }: DemoStay, today: string) => checkOut > addDays(today, -RECENT);

/** Holds the room of a stay for a guest who has called or written. */
export async function holdRoom(
  { tx }: Filling,
  stay: DemoStay,
  at: Date,
  hours?: number,
): Promise<number | undefined> {
  const { guest, adults, children, source } = stay;
  const request = {
    room_ids: [stay.room],
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    adults,
    children,
    guest: { name: guest.name, email: guest.email, phone: guest.phone },
    // Without a sandbox nobody can have paid online.
    source: source === 'web' ? ('whatsapp' as const) : source,
    state: hours ? ('hold' as const) : ('confirmed' as const),
    hold_hours: hours,
  };
  const own = { now: at, propertyIds: PROPERTY_IDS, requirePrices: () => {}, idempotency: undefined };
  const id = await holdForHost(tx, request, own);
  return id instanceof Refusal ? undefined : id;
}

/** Pays in the sandbox, as the website's guests do; returns what changes of the reservation. */
async function payOnline(
  { tx, config }: Filling,
  { id, total }: ReservationRow,
  { paidOnline }: DemoStay,
  at: Date,
): Promise<ReservationChanges> {
  const due = splitPayment(total, paidOnline).now;
  const { sandbox } = openPayments(config, tx, () => at);
  const money = { amount: toPaise(due), currency: 'INR', receipt: `demo-${id}`, notes: {} };
  const order = await sandbox?.createOrder(money);
  const payment = order && (await sandbox?.pay(order.id, 'captured'));
  if (!payment) throw new Error(`The payment of reservation ${id} was not made`);
  await insertOrder(tx, {
    id: payment.orderId,
    reservation_id: id,
    amount_paise: money.amount,
    currency: money.currency,
    settled: true,
    purpose: 'booking',
    quote_id: null,
    created_at: at,
    reopened_at: null,
    next_check_at: at,
  });
  await savePayment(tx, id, payment, at);
  await markApplied(tx, payment.id);
  const source = SOURCE_NUMBERS.web;
  return { source, paid_paise: money.amount, payment_method: paidOnline, due_now: due };
}

async function ask(
  { tx, earlier }: Filling,
  { id, guest_name: name }: ReservationRow,
  stay: DemoStay,
  text: string,
) {
  const message = { reservation_id: id, author: 'guest', user_id: null, name, text } as const;
  await insertMessage(tx, message, before(earlier, bookedOn(stay), ASKED_AT));
}

/**
 * Does what the hosts have done about a booking by now: they have answered, let in, taken the money and said goodbye.
 * Saves it, together with other changes of the booking.
 */
export async function goOn(
  filling: Filling,
  row: ReservationRow,
  stay: DemoStay,
  changes: ReservationChanges = {},
): Promise<void> {
  const { tx, today, earlier } = filling;
  const [arrived, left] = [instantOf(stay.checkIn, ARRIVED_AT), instantOf(stay.checkOut, LEFT_AT)];
  const [hasArrived, hasLeft] = [stay.checkIn < today, stay.checkOut < today];
  const acts: { action: string; at: Date; after?: unknown }[] = [];
  if (hasArrived) await answer(filling, row, stay);
  if (hasArrived && !row.checked_in_at) {
    changes.checked_in_at = arrived;
    acts.push({ action: 'check in', at: arrived });
  }
  const paise = balancePaise(row);
  const isPaid = stay.restPaid === 'on arrival' ? hasArrived : hasLeft;
  if (isPaid && paise > 0) {
    const at = stay.restPaid === 'on arrival' ? arrived : left;
    const payment = { id: randomUUID(), reservationId: row.id, paise, method: stay.method, note: null };
    await insertOfflinePayment(tx, Object.assign({ now: at }, payment));
    changes.paid_paise = row.paid_paise + paise;
    const after = { payment: payment.id, amount: ceilRupees(paise), method: stay.method };
    acts.push({ action: 'record payment', at, after });
  }
  if (hasLeft && !row.checked_out_at) {
    changes.checked_out_at = left;
    acts.push({ action: 'check out', at: left });
  }
  changes.payment_status = paymentStatusOf(isPaid ? 0 : paise);
  await updateReservation(tx, row.id, changes);
  if (!isRecent(stay, today)) return;
  if (hasArrived) await registerParty(filling, row.id, stay, earlier);
  for (const { action, at, after } of acts) await audit(filling, row, action, at, after);
}

async function answer({ tx, family, today }: Filling, { id }: ReservationRow, stay: DemoStay): Promise<void> {
  if (!stay.question || !isRecent(stay, today)) return;
  const last = (await listMessages(tx, id)).findLast(({ author }) => author !== 'note');
  if (last?.author !== 'guest' || last.text !== stay.question.text) return;
  const { answer: text } = stay.question;
  const by = { reservation_id: id, user_id: family.id, name: nameOf({ user: family }), text };
  await insertMessage(tx, Object.assign({ author: 'host' as const }, by), instantOf(stay.checkIn, BOOKED_AT));
}

async function audit(
  { tx, family }: Filling,
  row: ReservationRow,
  action: string,
  at: Date,
  after?: unknown,
): Promise<void> {
  const { id: reservationId, property_id: propertyId, check_in, check_out, total } = row;
  const isNew = action === 'create booking';
  const facts = isNew ? { check_in, check_out, total, status: 'confirmed' } : after;
  const event = { propertyId, reservationId, action, after: facts };
  await writeAudit(tx, { user: family }, event, at);
}

const before = (latest: Date, day: string, time: string) =>
  new Date(Math.min(latest.getTime(), instantOf(day, time).getTime()));
