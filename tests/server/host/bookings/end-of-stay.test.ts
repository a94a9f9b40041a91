import { expect, it } from 'vitest';
import { sendDueMail } from '#server/mail/worker.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { testMailer } from '../../../support/test-mailer.ts';

/** Four nights of ₹1,900 from the test's day on. */
const STAY = { check_in: '2026-11-21', check_out: '2026-11-25' };

serverTest('the end of a stay', { anew: true }, (api) => {
  const headersNow = () => hostHeaders(api);
  async function inHouse(paid = 0) {
    const headers = await headersNow();
    const { id, total } = await bookAsHost(api, headers, STAY);
    const host = hostCalls(api, headers, id);
    if (paid > 0) await host.pay({ amount: paid, method: 'cash' });
    await host.act('check-in');
    return { id, total, host };
  }
  const hostNow = async (id: number) => hostCalls(api, await headersNow(), id);
  const guestReads = async (id: number, whatsAppUrl: string) => {
    const [token] = /(?<=my-booking\/)[\w-]+/.exec(decodeURIComponent(whatsAppUrl)) ?? [];
    const { reservation } = await (await api.ask('/public/my-booking', { json: { token } })).json();
    const code = { reference: `SH${id}`, code: api.deps.accounts.checkCodes.of(id) };
    return { ...reservation, check: await (await api.ask('/public/check', { json: code })).json() };
  };
  const freeNights = async (from: string, to: string) => {
    const nights = api.deps.db.selectFrom('room_night').select('night').where('room_id', '=', 1);
    const free = nights
      .where('reservation_id', 'is', null)
      .where('night', '>=', from)
      .where('night', '<', to);
    return (await free.execute()).length;
  };

  it('keeps all nights and all money unless the host says otherwise', async () => {
    const { total, host } = await inHouse(1000);
    const left = await host.act('check-out');
    expect(left).toMatchObject({ freed: [], refund: 0, fee: 1000, told: { how: 'none' } });
    expect(left.booking).toMatchObject({ check_out: '2026-11-25', total, paid: 1000, not_told: false });
    const { id, told } = { ...left.booking, ...left };
    expect(await guestReads(id, told.whatsapp_url)).toMatchObject({ ended: 'checked_out' });
  });

  it('frees the nights from today on, and shows them before', async () => {
    const { id, total } = await inHouse();
    api.clock.set('2026-11-23T06:00:00Z');
    const host = await hostNow(id);
    expect(await freeNights('2026-11-23', '2026-11-25')).toBe(0);
    const freed = ['2026-11-23', '2026-11-24'].map((night) => ({ room_id: 1, night }));
    const preview = await host.act('check-out', { nights: 'free', preview: true });
    expect(preview).toEqual({ status: 200, freed, refund: 0, fee: 0 });
    expect((await host.read()).booking.checked_out_at).toBe(null);
    const left = await host.act('check-out', { nights: 'free' });
    expect(left).toMatchObject({ freed, told: { how: 'email', address: 'ravi@example.in' } });
    expect(left.booking).toMatchObject({ check_out: '2026-11-23', total, balance: total });
    expect(await freeNights('2026-11-23', '2026-11-25')).toBe(2);
    expect((await host.read()).mails[0]).toMatchObject({ kind: 'booking_changed' });
  });

  it('never frees the first night of guests who came', async () => {
    const { host } = await inHouse();
    const left = await host.act('check-out', { nights: 'free' });
    expect(left.freed).toHaveLength(3);
    expect(left.booking.check_out).toBe('2026-11-22');
  });

  it('gives money back that is not due again', async () => {
    const { id, total } = await inHouse(7000);
    api.clock.set('2026-11-23T06:00:00Z');
    const host = await hostNow(id);
    expect(await host.act('check-out', { refund: 7001 })).toMatchObject({ status: 409, code: 'over_paid' });
    const due = total - 7000;
    const left = await host.act('check-out', { nights: 'free', refund: 3000 });
    expect(left).toMatchObject({ refund: 3000, fee: 4000 });
    expect(left.booking).toMatchObject({ total: total - 3000, paid: 4000, balance: due, price_is_set: true });
    const { refunds, nights } = await host.read();
    expect(refunds).toMatchObject([{ amount: 3000, how: 'by_hand', state: 'due' }]);
    expect(nights.map(({ night }: { night: string }) => night)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('takes freed nights back with Undo, unless somebody has them', async () => {
    const { id } = await inHouse();
    api.clock.set('2026-11-22T06:00:00Z');
    let host = await hostNow(id);
    await host.act('check-out', { nights: 'free' });
    const back = await host.act('undo', { act: 'check-out' });
    expect(back.booking).toMatchObject({ check_out: '2026-11-25', checked_out_at: null });
    expect(await freeNights('2026-11-23', '2026-11-25')).toBe(0);
    await host.act('check-out', { nights: 'free' });
    const next = await bookAsHost(api, await headersNow(), {
      check_in: '2026-11-23',
      check_out: '2026-11-24',
    });
    host = await hostNow(id);
    const refused = await host.act('undo', { act: 'check-out' });
    expect(refused).toMatchObject({ status: 409, code: 'room_taken' });
    expect(refused.error).toContain(`SH${next.id}`);
    expect((await host.read()).booking.checked_out_at).not.toBe(null);
  });

  it('frees the nights of guests who did not come, and keeps their dates', async () => {
    const headers = await headersNow();
    const { id } = await bookAsHost(api, headers, STAY);
    const host = hostCalls(api, headers, id);
    await host.pay({ amount: 2000, method: 'upi' });
    const preview = await host.act('no-show', { nights: 'free', refund: 'terms', preview: true });
    // On the day of arrival the terms give nothing back.
    expect(preview).toMatchObject({ refund: 0, fee: 2000 });
    const gone = await host.act('no-show', { nights: 'free', refund: 500 });
    expect(gone.freed).toHaveLength(4);
    expect(gone).toMatchObject({ refund: 500, fee: 1500, told: { how: 'email' } });
    expect(gone.booking).toMatchObject({ ...STAY, status: 'no_show', paid: 1500 });
    expect(await freeNights(STAY.check_in, STAY.check_out)).toBe(4);
    await sendDueMail(api.deps);
    const mails = await (await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } })).json();
    expect(mails[0]).toMatchObject({ subject: `You did not come: booking SH${id}` });
    expect(mails[0].text).toContain('Your room is free for other guests now.');
    const { whatsapp_url: told } = gone.told;
    expect(await guestReads(id, told)).toMatchObject({
      ended: 'no_show',
      check: { real: false, over: true },
    });
    // They come late after all, and nobody has their room.
    const late = await host.act('check-in');
    expect(late.booking).toMatchObject({ status: 'confirmed', checked_in_at: expect.any(String) });
    expect(await freeNights(STAY.check_in, STAY.check_out)).toBe(0);
    expect((await guestReads(id, told)).ended).toBeUndefined();
  });

  it.each([
    ['2026-11-24T06:00:00Z', [1], 'Your room is still kept for you.'],
    ['2026-11-24T06:00:00Z', [1, 2], 'Your rooms are still kept for you.'],
    ['2026-11-25T03:00:00Z', [1], 'Your stay is over.'],
  ])(
    'says what is left of the nights of guests who did not come by %s in rooms %j',
    async (when, room_ids, left) => {
      const { id } = await bookAsHost(api, await headersNow(), { ...STAY, room_ids });
      api.clock.set(when);
      const { told } = await (await hostNow(id)).act('no-show');
      expect(await guestReads(id, told.whatsapp_url)).toMatchObject({
        ended: 'no_show',
        check: { real: true },
      });
      expect(new URL(told.whatsapp_url).searchParams.get('text')).toContain(left);
      await sendDueMail(api.deps);
      const mails = await (
        await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } })
      ).json();
      expect(mails[0].text).toContain(left);
      expect(mails[0].text.includes('on your way')).toBe(left.includes('kept'));
    },
  );

  it('does not tell a guest of a no-show that was a mistake', async () => {
    const headers = await headersNow();
    const { id } = await bookAsHost(api, headers, STAY);
    const host = hostCalls(api, headers, id);
    await host.act('no-show');
    await host.act('undo', { act: 'no-show' });
    const mail = testMailer();
    await sendDueMail({ ...api.deps, mail });
    const subjects = mail.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('did not come'))).toEqual([]);
    expect(subjects).toContainEqual(expect.stringContaining('confirmed'));
  });
});
