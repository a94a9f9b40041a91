import { expect, it } from 'vitest';
import { bearer, mailsTo, signUp } from '../../support/accounts.ts';
import { ASHA, atProperty, requestsOf, UPI } from '../../support/at-property.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';

const HOUR = 3_600_000;
const LATER = { check_in: '2026-12-10', check_out: '2026-12-12' };

serverTest('a guest who says that the host is paid', { anew: true, app: atProperty }, (api) => {
  const guests = requestsOf(api);
  const claims = async () =>
    (await mailsTo(api, api.deps.config.hostEmail)).filter(({ subject }) => subject.includes('have paid'));
  const heldFor = async (guest: Awaited<ReturnType<typeof guests.request>>) =>
    new Date((await guests.read(guest)).hold_expires_at).getTime() - api.clock().getTime();

  it('reads how to pay what is due now, to the homestay by its name', async () => {
    await guests.setUpi(UPI);
    const guest = await guests.request({ payment_method: 'advance' });
    const { pay_at_property } = await guests.read(guest);
    expect(pay_at_property).toEqual({
      upi_id: UPI,
      upi_url: `upi://pay?pa=${UPI}&pn=Homestay%201&am=2000&cu=INR&tn=SH${guest.id}`,
      amount: 2000,
      paid_reference: null,
    });
    await guests.setUpi(null);
    expect((await guests.read(guest)).pay_at_property).toMatchObject({ upi_id: null, upi_url: null });
  });

  it('can’t open an order', async () => {
    const guest = await guests.request();
    const json = { notes: { reservation_id: guest.id, payment_type: 'full' } };
    const order = await guests.call('/public/reservation/razorpay/order', { json, headers: guest.headers });
    expect(order).toMatchObject({ status: 409, code: 'no_gateway' });
    expect((await api.ask('/sandbox/razorpay/checkout.js')).status).toBe(404);
  });

  it('from a proven mailbox keeps the rooms for 24 hours from then, once', async () => {
    const guest = await guests.verified();
    api.clock.advance(HOUR);
    const said = await guests.say(guest, ' 412345678901 ');
    expect(said).toMatchObject({
      status: 200,
      reservation: {
        status: 'Pending Payment',
        payment_status: 'Pending',
        paid_amount: 0,
        awaits_host: true,
        pay_at_property: { paid_reference: '412345678901' },
      },
    });
    expect(await heldFor(guest)).toBe(24 * HOUR);
    api.clock.advance(HOUR);
    expect((await guests.say(guest, '412345678901')).status).toBe(200);
    expect(await claims()).toHaveLength(1);
    await guests.say(guest, 'OTHER1234');
    expect(await heldFor(guest)).toBe(23 * HOUR);
    const mails = await claims();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toContain(`SH${guest.id}`);
    expect(mails[0]?.text).toContain('OTHER1234');
    expect(await guests.alarms()).toMatchObject([
      { kind: 'awaits_host', text: expect.stringContaining('Guest says paid: OTHER1234') },
    ]);
    expect((await (await guests.hostOf(guest)).read()).booking).toMatchObject({
      paid_reference: 'OTHER1234',
      due_now: 4000,
      paid: 0,
    });
  });

  it('keeps the rooms of one booking of a mailbox, until that is answered', async () => {
    const session = bearer(await signUp(api, ASHA));
    const first = await guests.request({}, session);
    const second = await guests.request(LATER, session);
    await guests.say(first, 'FIRST1');
    await guests.say(second, 'SECOND2');
    expect(await heldFor(second)).toBe(2 * HOUR);
    await (await guests.hostOf(first)).act('accept');
    await guests.say(second, 'SECOND3');
    expect(await heldFor(second)).toBe(24 * HOUR);
  });

  it('as a stranger tells the host, and keeps no room longer', async () => {
    const guest = await guests.request();
    const before = await heldFor(guest);
    expect((await guests.say(guest, '4123')).reservation).toMatchObject({ awaits_link: true });
    expect(await heldFor(guest)).toBe(before);
    expect(await claims()).toHaveLength(1);
    const other = await guests.request({ ...LATER, guest_email: 'ravi@example.in' });
    await guests.say(other, '4124');
    expect(await claims()).toHaveLength(1);
    await guests.openLink();
    expect(await heldFor(guest)).toBe(24 * HOUR);
  });

  it.each(['', 'abc', 'a'.repeat(41), '4123-4567', '4123 4567', 'ତ୧୨୩୪', 41234567, undefined])(
    'needs a reference of 4 to 40 letters and digits, not %s',
    async (reference) => {
      const guest = await guests.request();
      expect(await guests.say(guest, reference)).toMatchObject({
        status: 400,
        fields: { reference: expect.any(String) },
      });
    },
  );

  it('must be the guest of the booking, and of an open one', async () => {
    const guest = await guests.verified();
    const stranger = { id: guest.id, status: 0, body: {}, headers: {} };
    expect((await guests.say(stranger, '412345')).status).toBe(404);
    await (await guests.hostOf(guest)).cancel({ refund: 'none' });
    expect(await guests.say(guest, '412345')).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('can’t say it more often than ten times an hour, and can’t release the rooms then', async () => {
    const guest = await guests.verified();
    const answers: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await guests.say(guest, `REF${turn}0`)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const path = `/public/reservation/${guest.id}`;
    expect((await api.ask(path, { method: 'DELETE', headers: guest.headers })).status).toBe(409);
  });
});

serverTest('with a gateway', { app: withoutLimits }, (api) => {
  it('nobody is told how to pay the host, and nobody says that they did', async () => {
    const guests = requestsOf(api);
    const guest = await guests.request();
    expect(guest.body).not.toHaveProperty('awaits_host');
    expect(await guests.read(guest)).not.toHaveProperty('pay_at_property');
    expect(await guests.say(guest, '412345')).toMatchObject({ status: 409, code: 'wrong_state' });
  });
});
