import { expect, it } from 'vitest';
import { refundSaid } from '#server/payments/refunds/refund-said.ts';
import { endUnanswered } from '#server/reservations/unanswered.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { ASHA, atProperty, type Guest, requestsOf, UPI } from '../../../support/at-property.ts';
import { hostHeaders, type TestHost } from '../../../support/host.ts';
import { hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

const DAY = 86_400_000;

serverTest('a request whose guest pays the host', { anew: true, app: atProperty }, (api) => {
  const guests = requestsOf(api);
  const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);
  const claimed = async () => {
    const guest = await guests.verified({ payment_method: 'advance' });
    await guests.say(guest, '412345678901');
    return guest;
  };
  const refunds = async (guest: Guest) => (await (await guests.hostOf(guest)).read()).refunds;
  const declined = async () =>
    (await mailsTo(api, ASHA)).filter(({ subject }) => subject.includes('could not be confirmed'));

  it.each([
    { payment_method: 'full', amount: 4000, status: 'Completed', payment_status: 'Paid', left: 0 },
    { payment_method: 'advance', amount: 2000, status: 'Pending', payment_status: 'Pending', left: 2000 },
    { payment_method: 'advance', amount: 3000, status: 'Pending', payment_status: 'Pending', left: 1000 },
    { payment_method: 'advance', amount: 500, status: 'Pending', payment_status: 'Pending', left: 3500 },
  ])(
    '$amount recorded of $payment_method confirm it, as if paid online if that was due now',
    async ({ amount, left, ...paid }) => {
      const { payment_method, ...shown } = paid;
      const guest = await guests.verified({ payment_method });
      const host = await guests.hostOf(guest);
      expect(await host.pay({ amount, method: 'upi' })).toMatchObject({ status: 201, balance: left });
      expect(await guests.read(guest)).toMatchObject({
        ...shown,
        paid_amount: amount,
        remaining_amount: left,
        pay_at_property: { amount: left },
        files: { invoice: expect.any(String) },
      });
      const kinds = await api.deps.db.selectFrom('outbox').select('kind').execute();
      // The mails of a booking that was paid online go to guest and host.
      expect(kinds.filter(({ kind }) => kind === 'booking_confirmed')).toHaveLength(1);
      expect(kinds.filter(({ kind }) => kind === 'new_booking')).toHaveLength(amount >= 2000 ? 1 : 0);
      expect((await subjects(ASHA))[0]).toContain(`SH${guest.id}`);
      expect((await host.read()).booking).toMatchObject({ status: 'confirmed', balance: left });
      expect((await host.read()).booking).not.toHaveProperty('due_now');
    },
  );

  it('confirmed without money, its whole total is due on arrival', async () => {
    await guests.setUpi(UPI);
    const guest = await guests.verified();
    const host = await guests.hostOf(guest);
    const accepted = await host.act('accept');
    expect(accepted).toMatchObject({
      status: 200,
      booking: { status: 'confirmed', balance: 4000 },
      told: { how: 'email', address: ASHA },
    });
    expect(accepted.booking).not.toHaveProperty('awaits_host');
    const seen = await guests.read(guest);
    expect(seen).toMatchObject({
      status: 'Pending',
      remaining_amount: 4000,
      pay_at_property: { amount: 4000 },
    });
    expect(seen.files.invoice).toEqual(expect.any(String));
    expect((await host.act('accept')).code).toBe('wrong_state');
    expect((await guests.say(guest, 'BALANCE1')).reservation.pay_at_property.paid_reference).toBe('BALANCE1');
    expect((await host.read()).booking).toMatchObject({
      status: 'confirmed',
      paid: 0,
      paid_reference: 'BALANCE1',
    });
  });

  it('confirmed before its guest has paid, the host looks for the balance until money is recorded', async () => {
    const guest = await guests.verified();
    const host = await guests.hostOf(guest);
    await host.act('accept');
    await guests.say(guest, 'BALANCE1');
    const [mail] = await mailsTo(api, api.deps.config.hostEmail);
    expect(mail?.text).toContain('Please look whether ₹4,000 has arrived');
    expect(mail?.text).not.toContain('confirms');
    await host.pay({ amount: 1500, method: 'upi' });
    const left = { amount: 2500, paid_reference: null };
    expect(await guests.read(guest)).toMatchObject({ pay_at_property: left });
    expect((await host.read()).booking).toMatchObject({ paid: 1500, paid_reference: null });
    await guests.say(guest, 'BALANCE2');
    expect((await host.read()).booking).toMatchObject({ paid_reference: 'BALANCE2' });
    await host.cancel({ refund: 'none' });
    expect((await host.read()).booking).toMatchObject({ status: 'cancelled', paid_reference: null });
    expect(await guests.read(guest)).toMatchObject({ pay_at_property: { amount: 0, paid_reference: null } });
  });

  it('confirmed over the limit of mails, its guest is told by the host', async () => {
    const guest = await guests.verified();
    const host = await guests.hostOf(guest);
    for (let turn = 0; turn < 10; turn += 1) await host.act('messages', { text: 'Hello' });
    expect(await host.act('accept')).toMatchObject({
      status: 200,
      told: { how: 'none' },
      booking: { status: 'confirmed', not_told: true },
    });
    const kinds = await api.deps.db.selectFrom('outbox').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).not.toContain('booking_confirmed');
  });

  it('declined, its guest is told, and nothing is to be paid back', async () => {
    const guest = await guests.verified();
    expect(await (await guests.hostOf(guest)).cancel({ refund: 'none' })).toMatchObject({
      status: 200,
      refund: 0,
    });
    expect((await declined())[0]?.text).toContain('Nothing was charged');
    expect(await refunds(guest)).toEqual([]);
  });

  it('declined, money said to be paid stands as a refund by hand until it is ticked', async () => {
    const guest = await claimed();
    const host = await guests.hostOf(guest);
    expect(await host.cancel({ refund: 'none' })).toMatchObject({ status: 200, refund: 2000, fee: 0 });
    expect(await guests.read(guest)).toMatchObject({
      status: 'Cancelled',
      refunded_amount: 2000,
      refund_pending: true,
      cancelled_by: 'host',
    });
    const [refund] = await refunds(guest);
    expect(refund).toMatchObject({ amount: 2000, how: 'by_hand', state: 'due' });
    expect(await guests.alarms()).toMatchObject([{ kind: 'refund_by_hand', reservation_id: guest.id }]);
    const [mail] = await declined();
    expect(mail?.text).toContain('₹2,000');
    expect(mail?.text).not.toContain('Nothing was charged');
    const headers = await hostHeaders(api);
    const ticked = await guests.call(`/host/refunds/${refund.id}/paid-out`, { headers, json: {} });
    expect(ticked).toMatchObject({ refund: { state: 'paid_out' } });
    expect(await guests.alarms()).toEqual([]);
    expect((await guests.request()).status).toBe(201);
  });

  it('declined, the word of a stranger brings no refund', async () => {
    const guest = await guests.request({ payment_method: 'advance' });
    await guests.say(guest, '412345678901');
    expect(await (await guests.hostOf(guest)).cancel({ refund: 'none' })).toMatchObject({
      refund: 0,
      fee: 0,
    });
    expect(await refunds(guest)).toEqual([]);
    expect((await declined())[0]?.text).toContain('Nothing was charged');
  });

  it('declined, such a refund needs the right and a fresh proof, alone and together with others', async () => {
    const guest = await claimed();
    const by = async (json: object, who: TestHost) => {
      const headers = await hostHeaders(api, who);
      const { status, code } = await hostCalls(api, headers, guest.id).cancel(json);
      const together = { ...json, reservation_ids: [guest.id], reason: 'Cyclone warning' };
      const all = await guests.call('/host/reservations/cancel', { headers, json: together });
      return [status, code, all.status, all.code];
    };
    const staff = { role: 'staff', rights: { cancel: true } } as const;
    expect(await by({ refund: 'none' }, staff)).toEqual([403, 'right_missing', 403, 'right_missing']);
    expect(await by({ refund: 'none' }, { minutesAgo: 16 })).toEqual([
      403,
      'passkey_required',
      403,
      'passkey_required',
    ]);
    expect(await guests.read(guest)).toMatchObject({ status: 'Pending Payment', awaits_host: true });
    expect(await refunds(guest)).toEqual([]);
    expect(await declined()).toEqual([]);
    const mayRefund = { ...staff, rights: { cancel: true, refund: true } };
    expect((await by({ refund: 'none' }, mayRefund))[0]).toBe(200);
    expect(await refunds(guest)).toHaveLength(1);
  });

  it('not answered for a day, the same is done, once', async () => {
    const guest = await claimed();
    const end = () => endUnanswered(api.deps, refundSaid);
    api.clock.advance(DAY - 1);
    await end();
    expect(await declined()).toEqual([]);
    api.clock.advance(1);
    await Promise.all([end(), end()]);
    await end();
    expect(await declined()).toHaveLength(1);
    expect(await refunds(guest)).toMatchObject([{ amount: 2000, how: 'by_hand' }]);
    expect(await guests.read(guest)).toMatchObject({ status: 'Cancelled' });
  });

  it('is said in the desk: how guests pay, and the UPI ID of each homestay', async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    expect(await guests.call('/host/setup', { headers })).toMatchObject({
      payments: 'at_property',
      done: expect.arrayContaining(['payments']),
    });
    const path = '/host/properties/1';
    const { property } = await guests.call(path, { headers });
    expect(property.upi_id).toBeNull();
    const { id: _, photos: __, ...fields } = property;
    const save = (upi_id: unknown, version = fields.version) => {
      const json = { ...fields, upi_id, version };
      return guests.call(path, { method: 'PUT', headers, json });
    };
    for (const wrong of ['sagar', 'sagar@', 'sagar@bank.in', '', 'a b@ybl']) {
      expect(await save(wrong)).toMatchObject({ status: 400, fields: { upi_id: expect.any(String) } });
    }
    const saved = await save(UPI);
    expect(saved.property.upi_id).toBe(UPI);
    expect(await save(undefined, saved.property.version)).toMatchObject({ property: { upi_id: UPI } });
    const told = await mailsTo(api, 'owner-1@homestay.example');
    expect(told.at(-1)).toMatchObject({ text: expect.stringContaining(`Before: none. Now: ${UPI}.`) });
    // Whoever holds an owner's phone for a moment can't lead the guests' money elsewhere.
    const unproven = await hostHeaders(api, { propertyIds: [1], minutesAgo: 16 });
    const put = (change: object) => {
      const json = { ...fields, upi_id: UPI, version: saved.property.version, ...change };
      return guests.call(path, { method: 'PUT', headers: unproven, json });
    };
    expect(await put({ upi_id: 'other@ybl' })).toMatchObject({ status: 403, code: 'passkey_required' });
    expect(await put({ name: 'Sagar' })).toMatchObject({ property: { name: 'Sagar', upi_id: UPI } });
    const quoted = { check_in: '2026-12-18', check_out: '2026-12-20', adults: 2, rooms: [1] };
    expect(await guests.call('/public/quote', { json: quoted })).toMatchObject({
      quote: { payments: 'at_property' },
    });
  });
});
