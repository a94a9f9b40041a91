import { beforeAll, expect, it } from 'vitest';
import { PaymentRefused } from '#server/payments/provider.ts';
import { openSandboxPayments, type SandboxPayments } from '#server/payments/sandbox/sandbox.ts';
import { serverTest } from '../../../support/open-app.ts';
import { isWebhookSigned } from '../../../support/webhook.ts';

const ORDER = { amount: 250_000, currency: 'INR', receipt: 'SH1', notes: {} };

serverTest('the payment sandbox', { empty: true }, (api) => {
  let sandbox: SandboxPayments;
  beforeAll(async () => {
    sandbox = openSandboxPayments(api.deps.db, () => new Date('2026-12-01T10:00:00Z'));
  });

  it('stores orders and payments like Razorpay', async () => {
    const order = await sandbox.createOrder(ORDER);
    expect(order).toEqual({ id: expect.stringMatching(/^order_\w{14}$/), amount: 250_000, currency: 'INR' });
    expect(await sandbox.listPayments(order.id)).toEqual([]);
    const payment = await sandbox.pay(order.id, 'captured');
    expect(payment).toMatchObject({ id: expect.stringMatching(/^pay_\w{14}$/), state: 'captured' });
    // Another sandbox on the same database: all its state is stored there.
    const again = openSandboxPayments(api.deps.db, () => new Date());
    expect(await again.listPayments(order.id)).toEqual([payment]);
  });

  it('makes signatures that its own check accepts', async () => {
    const signature = sandbox.signCheckout('order_1', 'pay_1');
    expect(sandbox.isCheckoutSigned({ orderId: 'order_1', paymentId: 'pay_1', signature })).toBe(true);
    expect(sandbox.isCheckoutSigned({ orderId: 'order_1', paymentId: 'pay_2', signature })).toBe(false);
    expect(isWebhookSigned(sandbox, '{}', sandbox.signWebhook('{}'))).toBe(true);
  });

  it('captures authorized money once', async () => {
    const order = await sandbox.createOrder(ORDER);
    const payment = await sandbox.pay(order.id, 'authorized');
    const captured = { id: payment?.id ?? '', amount: 250_000, currency: 'INR' };
    expect(await sandbox.capture(captured)).toMatchObject({ state: 'captured' });
    await expect(sandbox.capture(captured)).rejects.toThrow(PaymentRefused);
  });

  it('refunds once for a key, and never more than was paid', async () => {
    const order = await sandbox.createOrder(ORDER);
    const paymentId = (await sandbox.pay(order.id, 'captured'))?.id ?? '';
    const ask = (amount: number, idempotencyKey: string) =>
      sandbox.refund({ paymentId, amount, idempotencyKey });
    const first = await ask(250_000, 'refund-1');
    expect(await ask(250_000, 'refund-1')).toEqual(first);
    await expect(ask(1, 'refund-2')).rejects.toThrow(PaymentRefused);
    expect(await sandbox.listPayments(order.id)).toMatchObject([
      { state: 'refunded', amountRefunded: 250_000 },
    ]);
  });

  it('does not know an order that was not made', async () => {
    expect(await sandbox.pay('order_none', 'captured')).toBeUndefined();
    await expect(sandbox.listPayments('order_none')).rejects.toThrow(PaymentRefused);
  });
});
