import type { Hono } from 'hono';
import { markPaidOut, recordPayment, voidPayment } from '#contract/host/payments.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { ceilRupees } from '#domain/money/money.ts';
import { mountForHost, nameOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { lockRefund, markPaidByHand, type StoredPayment } from '#server/payments/offline-queries.ts';
import { recordReceived, voidReceived } from '#server/payments/record-payment.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { digest } from '#server/reservations/idempotency.ts';
import { findReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { actOnBooking } from './act-on-booking.ts';
import { findHostBooking } from './booking-queries.ts';
import { paymentView, refundView } from './booking-view.ts';
import { mayMailGuest, tellConfirmed, withoutMailbox } from './told.ts';

const ID_LENGTH = 24;

/** Mounts the calls about money that the host receives or pays out by hand. */
export function hostPaymentRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, config } = deps;
  /** The host tells the guest over the limit of mails. */
  const tellByChat = async (tx: Tx, { id }: ReservationRow, now: Date) => {
    const row = await findReservation(tx, id);
    const context = { now, siteUrl: config.siteUrl, checkCodes: deps.accounts.checkCodes };
    if (row) await tellConfirmed(tx, row, { ...context, isMailed: false });
  };

  mountForHost(app, deps, recordPayment, async ({ params, body, host, c }) => {
    const key = c.req.header('Idempotency-Key')?.trim();
    const id = `offline_${(key ? digest(`${params.id} ${key}`) : randomToken()).slice(0, ID_LENGTH)}`;
    const { amount, method, note } = body;
    // Money confirms a hold, which is mailed.
    const isHeld = (await findHostBooking(db, host.propertyIds, params.id))?.status === 'held';
    const mayMail = !isHeld || (await mayMailGuest(deps, host, params.id));
    const recorded = await actOnBooking(deps, host, params.id, async ({ tx, row, now, audit }) => {
      const received = { id, amount, method, note: note || null };
      const to = mayMail ? row : withoutMailbox(row);
      const done = await recordReceived(tx, to, received, { now, hostEmail: config.hostEmail });
      if (done instanceof Refusal || done.isRepeated) return done;
      if (done.isConfirmed && !mayMail) await tellByChat(tx, row, now);
      await audit('record payment', { after: factsOf(done.payment) });
      return done;
    });
    return recorded instanceof Refusal ? recorded : answerOf(db, recorded.payment);
  });

  mountForHost(app, deps, voidPayment, async ({ params, body: { reason }, host }) => {
    const voided = await actOnBooking(deps, host, params.id, async ({ tx, row, now, audit }) => {
      host.require('void', row.property_id);
      const payment = await voidReceived(tx, row, { id: params.payment_id, reason }, now);
      if (payment instanceof Refusal) return payment;
      await audit('void payment', { before: factsOf(payment) });
      return payment;
    });
    return voided instanceof Refusal ? voided : answerOf(db, voided);
  });

  mountForHost(app, deps, markPaidOut, async ({ params, body, host }) => {
    const now = clock();
    return host.inTransaction(async (tx) => {
      const refund = await lockRefund(tx, params.id);
      const row = refund && (await findReservation(tx, refund.reservation_id));
      if (!refund || !row || !host.propertyIds.includes(row.property_id)) return refuse('not_found');
      if (!refund.by_hand || refund.state !== 'due') return refuse('wrong_state');
      const by = { id: host.user.id, name: nameOf(host) };
      const paid = await markPaidByHand(tx, refund, { method: body?.method, by, now });
      const after = { refund: paid.id, amount: refundView(paid).amount };
      const event = { propertyId: row.property_id, reservationId: row.id, action: 'pay out refund', after };
      await writeAudit(tx, host, event, now);
      return { refund: refundView(paid) };
    });
  });
}

function factsOf(payment: StoredPayment) {
  const { id, amount, method } = paymentView(payment);
  return { payment: id, amount, method };
}

async function answerOf(db: Database | Tx, payment: StoredPayment) {
  const row = await findReservation(db, payment.reservation_id);
  return { payment: paymentView(payment), balance: row ? ceilRupees(balancePaise(row)) : 0 };
}
