import { todayInIndia } from '#domain/calendar.ts';
import { isChangeable, rulesAfterChange } from '#domain/change.ts';
import { formatRupees, toPaise } from '#domain/money.ts';
import { roomPrices } from '#domain/quote.ts';
import { CHANGE_OVERTAKEN, changeCostsMore } from '#messages/api.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { giveBackPart } from '../payments/give-back-part.ts';
import { createBookingLink } from '../storage/booking-links.ts';
import { promisedRules } from '../storage/cancellation-rules.ts';
import {
  countChanges,
  exchangeNights,
  findChange,
  forgetReminders,
  lockExchange,
} from '../storage/changes.ts';
import type { Tx } from '../storage/database.ts';
import { enqueueMail } from '../storage/outbox.ts';
import { findStandingQuote, type StoredQuote } from '../storage/quotes.ts';
import { listReservationRooms, lockReservation, type SoldRoom } from '../storage/reservations.ts';
import type { ReservationRow } from '../storage/schema.ts';
import { changeMoneyOf } from './change-money.ts';
import { refuseWish, sellWish, type WantedStay } from './wanted-change.ts';

/**
 * Exchanges a booked stay for the quoted one, in one transaction: reservation first, then the nights of both in the one
 * order, then every rule on what the locks show. Answers the rupees that go back. A quote makes one change.
 */
export async function changeStay(
  tx: Tx,
  reservationId: number,
  quoteId: string,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<{ comesBack: number } | Refusal> {
  const row = await lockReservation(tx, reservationId);
  if (!row || row.released_at) return refuse('not_found');
  const done = await findChange(tx, quoteId);
  if (done)
    return done.reservation_id === row.id ? { comesBack: done.refund_paise / 100 } : refuse('not_found');
  if (!isChangeable(row, todayInIndia(now))) return refuse('not_changeable');
  const quote = await findStandingQuote(tx, quoteId, now);
  if (quote?.change?.reservationId !== row.id) return refuse('price_changed', {}, CHANGE_OVERTAKEN);
  if (quote.change.changesBefore !== (await countChanges(tx, row.id))) {
    return refuse('price_changed', {}, CHANGE_OVERTAKEN);
  }
  const wanted = { ...quote, rooms: quote.prices.rooms.map(({ id }) => id) };
  const sold = await lockAndSell(tx, row, quote, wanted, now);
  if (sold instanceof Refusal) return sold;
  const { totals, percent, money } = await changeMoneyOf(tx, row, quote);
  if (money.payNow > 0) return refuse('change_costs_more', {}, changeCostsMore(formatRupees(money.payNow)));

  await writeHistory(tx, row, quoteId, money, now);
  await exchangeNights(tx, row.id, sold, quote.stay);
  if (money.comesBack > 0) {
    await giveBackPart(tx, row.id, toPaise(money.comesBack), { key: quoteId, now });
  }
  const back = toPaise(money.comesBack);
  await tx
    .updateTable('reservation')
    .set({
      check_in: quote.stay.checkIn,
      check_out: quote.stay.checkOut,
      adults: quote.party.adults,
      children: quote.party.children,
      extra_beds: quote.extraBeds,
      breakfasts: quote.breakfasts,
      extra_bed_charges: totals.extraBed,
      breakfast_charges: totals.breakfast,
      price: totals.price,
      discount: totals.discount,
      rules_discount: totals.rulesDiscount,
      rules_percent: quote.prices.rulesPercent,
      total_discount: totals.totalDiscount,
      total: totals.total,
      due_now: Math.min(row.due_now, totals.total),
      kept: money.kept,
      status: money.payLater > 0 ? 'Pending' : 'Completed',
      payment_status: money.payLater > 0 ? 'Pending' : 'Paid',
      cancellation_rules: JSON.stringify(rulesAfterChange(await promisedRules(tx, row), percent)),
      paid_paise: row.paid_paise - back,
      refunded_paise: row.refunded_paise + back,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  if (quote.stay.checkIn !== row.check_in) await forgetReminders(tx, row.id);
  await tell(tx, row, back, { now, hostEmail });
  return { comesBack: money.comesBack };
}

/** The quoted rooms at the quoted prices, once the locked nights allow them. */
async function lockAndSell(
  tx: Tx,
  row: ReservationRow,
  quote: StoredQuote,
  wanted: WantedStay,
  now: Date,
): Promise<SoldRoom[] | Refusal> {
  const problem = refuseWish(wanted, now);
  if (problem) return problem;
  const nights = await lockExchange(tx, row.id, wanted.rooms, wanted.stay, now);
  const found = await sellWish(tx, row, wanted, nights);
  if (found instanceof Refusal) return found;
  const prices = new Map(roomPrices(quote.prices).map(({ id, ...price }) => [id, price]));
  return found.sold.map((room) => ({ ...room, price: prices.get(room.id) ?? room.price }));
}

async function writeHistory(
  tx: Tx,
  row: ReservationRow,
  quoteId: string,
  { total, kept, comesBack }: { total: number; kept: number; comesBack: number },
  now: Date,
): Promise<void> {
  const rooms = await listReservationRooms(tx, row.id);
  const { check_in, check_out, adults, children, breakfasts, extra_beds } = row;
  const stay = { check_in, check_out, adults, children, breakfasts, extra_beds };
  await tx
    .insertInto('reservation_change')
    .values({
      quote_id: quoteId,
      reservation_id: row.id,
      before: JSON.stringify({ ...stay, rooms: rooms.map(({ room_id }) => room_id) }),
      total_before: row.total,
      total_after: total,
      kept,
      refund_paise: toPaise(comesBack),
      changed_at: now,
    })
    .execute();
}

async function tell(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  back: number,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<void> {
  const data = { reservation_id: id };
  const guestData = { ...data, token: await createBookingLink(tx, id, now) };
  await enqueueMail(tx, guest_email, { kind: 'booking_changed', data: guestData }, now);
  await enqueueMail(tx, hostEmail, { kind: 'changed_booking', data }, now);
  if (back === 0) return;
  const refund = { ...data, token: await createBookingLink(tx, id, now), amount_paise: back };
  await enqueueMail(
    tx,
    guest_email,
    { kind: 'payment_refunded', data: { ...refund, reason: 'changed' } },
    now,
  );
}
