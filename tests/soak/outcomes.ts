import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Guest } from '../support/paying-guest.ts';
import type { Server, Stage } from './stage.ts';

/** An action during a failure, and its required result once everything works again. */
export interface Play {
  act(server: Server): Promise<Response | undefined>;
  /** `again`: the guest, or Razorpay, got no response and repeats the call. */
  end(again: boolean): Promise<void>;
}

export function nothingFrom(job: (server: Server) => Promise<void>): Play['act'] {
  return async (server) => {
    await job(server);
    return undefined;
  };
}

export async function expectFree({ app }: Stage, request: object): Promise<void> {
  const json = { ...request, guest_email: `${randomUUID()}@example.in` };
  expect((await app.ask('/public/reservation/create', { json })).status).toBe(201);
}

export async function expectBooked(stage: Stage, guest: Guest): Promise<void> {
  const row = await guest.row();
  expect(row).toMatchObject({ status: 'confirmed', payment_status: 'paid', refunded_paise: 0 });
  expect(row.paid_paise).toBe(100 * row.due_now);
  await expectDelivered(stage, row.guest_email, 'booking_confirmed');
}

export async function expectRefunded(stage: Stage, guest: Guest, payment: string): Promise<void> {
  const row = await guest.row();
  const paid = 100 * row.due_now;
  expect(row).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise: paid });
  expect(stage.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: paid });
  const made = [...stage.razorpay.refunds.values()].filter(({ payment_id }) => payment_id === payment);
  expect(made).toHaveLength(1);
  await expectDelivered(stage, row.guest_email, 'payment_refunded');
}

/** One mail of a kind is in the outbox and was sent: the mail server has it, if there is one. */
export async function expectDelivered(
  { app, database, smtp }: Stage,
  email: string,
  kind: string,
): Promise<void> {
  const mails = await database.db
    .selectFrom('outbox')
    .select(['id', 'sent_at'])
    .where('kind', '=', kind)
    .where('recipient', '=', email)
    .execute();
  expect(mails).toMatchObject([{ sent_at: expect.any(Date) }]);
  if (app.deps.mail.kind === 'mailbox') return;
  const id = `<outbox-${mails[0]?.id}-`;
  expect(smtp.messages.some(({ to, data }) => to.includes(email) && data.includes(id))).toBe(true);
}
