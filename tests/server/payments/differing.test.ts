import { expect, it } from 'vitest';
import { hostHeaders } from '../../support/host.ts';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest('a payment of another amount than its order', (context) => {
  const isBooked = async () => (await context.guest.read())?.status === 'Completed';

  it.each([
    ['with the fee that the guest bears', { amount: 409_440, fee: 9440, fee_bearer: 'customer' }],
    ['in another currency', { amount: 4800, currency: 'USD', base_amount: 400_000, base_currency: 'INR' }],
    ['in another currency, of an account in rupees', { amount: 4800, currency: 'USD', base_amount: 400_000 }],
  ])('books when it is the order’s amount %s', async (_, more) => {
    const { guest } = context;
    const payment = guest.pay('captured', more);
    await guest.webhook(payment);
    expect(await isBooked()).toBe(true);
    expect(await guest.row()).toMatchObject({ payment_status: 'paid', paid_paise: 400_000 });
  });

  it.each([
    ['too little', { amount: 100_000 }, '₹1,000'],
    ['more', { amount: 409_440 }, '₹4,094.40'],
    ['a fee that the house bears', { amount: 409_440, fee: 9440, fee_bearer: 'platform' }, '₹4,094.40'],
    ['another currency', { amount: 400_000, currency: 'USD' }, 'USD 4000.00'],
    ['too little, changed', { amount: 4800, currency: 'USD', base_amount: 390_000 }, '₹3,900'],
  ])('books nothing when it is %s, and the host is told', async (_, more, paid) => {
    const { app, guest } = context;
    await guest.webhook(guest.pay('captured', more));
    expect(await isBooked()).toBe(false);
    expect(await guest.mails()).toEqual(['payment_refunded', 'payment_differs']);
    const headers = await hostHeaders(app);
    const { alarms } = await (await app.ask('/host/today', { headers })).json();
    expect(alarms).toMatchObject([{ kind: 'payment_differs', reservation_id: guest.id }]);
    expect(alarms[0].text).toContain(`paid ${paid} for SH${guest.id}, and the order was ₹4,000.`);
    // The guest can pay again, the right amount.
    await guest.webhook(guest.pay('captured'));
    expect(await isBooked()).toBe(true);
  });
});
