import { beforeEach, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { refundSaid } from '#server/payments/refunds/refund-said.ts';
import { endUnanswered } from '#server/reservations/unanswered.ts';
import { mailedToken, mailsTo } from '../../../support/accounts.ts';
import { type TestFeeds, testFeeds } from '../../../support/channel-feeds.ts';
import { bookingRequest, cookieOf } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { hostCalls } from '../../../support/host-booking.ts';
import { serverTest, withoutLimits } from '../../../support/open-app.ts';
import { channelEvent, type ScriptedChannel } from '../../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const HOUR = 3_600_000;
const EMAIL = 'asha@example.in';
const GONE = /could not be confirmed/;
const ALERT_BY_MAIL = { settings: [{ kind: 'new_booking', push: false, mail: true }] };

serverTest('requests that a host confirms', { anew: true, app: withoutLimits }, (api) => {
  const end = () => endUnanswered(api.deps, refundSaid);
  let feeds: TestFeeds;
  let channel: ScriptedChannel;
  beforeEach(async () => {
    feeds = testFeeds(api);
    channel = feeds.channel;
    await feeds.add(1, URL);
    channel.says(URL, { kind: 'failed', problem: { code: 'too_slow' } });
    await choose('ask');
  });
  const choose = async (when_silent: 'ask' | 'sell', headers?: Record<string, string>) =>
    api.ask('/host/properties/1/when-silent', {
      method: 'PUT',
      headers: headers ?? (await hostHeaders(api)),
      json: { when_silent },
    });
  const request = async (changes: Record<string, unknown> = {}, key: string = crypto.randomUUID()) => {
    const headers = { 'Idempotency-Key': key };
    const answer = await api.ask('/public/reservation/create', { json: bookingRequest(changes), headers });
    const body = await answer.json();
    return { status: answer.status, id: body.booking_id, headers: { Cookie: cookieOf(answer) }, body };
  };
  type Guest = Pick<Awaited<ReturnType<typeof request>>, 'id' | 'headers'>;
  const seen = async ({ id, headers }: Guest) =>
    (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation;
  const order = async ({ id, headers }: Guest) => {
    const json = { notes: { reservation_id: id } };
    const answer = await api.ask('/public/reservation/razorpay/order', { headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const hostOf = async ({ id }: Guest, role: 'owner' | 'staff' = 'staff') =>
    hostCalls(api, await hostHeaders(api, { role, rights: { cancel: true } }), id);
  const today = async () => {
    const { alarms } = await (await api.ask('/host/today', { headers: await hostHeaders(api) })).json();
    return alarms.filter((alarm: { kind: string }) => alarm.kind === 'awaits_host');
  };
  const declined = async () => (await mailsTo(api, EMAIL)).filter(({ subject }) => GONE.test(subject));

  it('while a site is silent, the rooms are held for two hours and nothing can be paid', async () => {
    const guest = await request({}, 'one');
    expect(guest.body).toMatchObject({ success: true, awaits_host: true });
    expect((await request({}, 'one')).body).toMatchObject({ booking_id: guest.id, awaits_host: true });
    expect(await seen(guest)).toMatchObject({
      status: 'Pending Payment',
      awaits_host: true,
      hold_expires_at: new Date(api.clock().getTime() + 2 * HOUR).toISOString(),
    });
    expect(await order(guest)).toMatchObject({ status: 409, code: 'awaits_host' });
    expect(await mailsTo(api, EMAIL)).toEqual([]);
  });

  it('a site that answers, or a homestay that sells all the same, needs no answer of a host', async () => {
    await choose('sell');
    const { body } = await request({ check_in: '2026-12-10', check_out: '2026-12-12' });
    expect(body).not.toHaveProperty('awaits_host');
    await choose('ask');
    api.clock.advance(HOUR);
    channel.says(URL, []);
    expect((await request()).body).not.toHaveProperty('awaits_host');
    const other = await request({ rooms: [{ id: 2 }] });
    expect(other.body).not.toHaveProperty('awaits_host');
  });

  it('its host reads of it on Today and in an alert, and sees it on the booking', async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    await api.ask('/host/alerts', { method: 'PUT', headers, json: ALERT_BY_MAIL });
    const guest = await request();
    expect(await today()).toEqual([
      {
        kind: 'awaits_host',
        reservation_id: guest.id,
        text: expect.stringMatching(/^Asha Mishra asks for Room 1, 18–20 Dec.* Confirm by 1:30 pm/),
      },
    ]);
    await noteAlerts(api.deps);
    await noteAlerts(api.deps);
    const events = await api.deps.db.selectFrom('alert_event').selectAll().execute();
    expect(events).toMatchObject([{ kind: 'new_booking', reservation_id: guest.id }]);
    await sendAlerts(api.deps);
    expect(await mailsTo(api, 'owner-1@homestay.example')).toMatchObject([
      { subject: `Please confirm a request within 2 hours: SH${guest.id}` },
    ]);
    const { booking } = await (await hostOf(guest)).read();
    expect(booking).toMatchObject({ status: 'held', awaits_host: true });
  });

  it('the address of the site gets one mail of it, though nobody has chosen alerts', async () => {
    await request({}, 'one');
    const guest = await request({}, 'one');
    const sent = await mailsTo(api, api.deps.config.hostEmail);
    expect(sent).toMatchObject([{ subject: `Please confirm a request within 2 hours: SH${guest.id}` }]);
    expect(sent[0]?.text).toContain('Look there whether the room is free');
    expect(sent[0]?.text).not.toContain('You chose');
  });

  it('confirmed, it is held for a day, and its guest pays by the mailed link', async () => {
    const guest = await request();
    const host = await hostOf(guest);
    expect(await host.act('payment-link')).toMatchObject({ status: 409, code: 'awaits_host' });
    const accepted = await host.act('accept');
    expect(accepted).toMatchObject({ status: 200, booking: { status: 'held' } });
    expect(accepted.booking).not.toHaveProperty('awaits_host');
    expect(accepted.booking.hold_expires_at).toBe(new Date(api.clock().getTime() + 24 * HOUR).toISOString());
    expect(await host.act('accept')).toMatchObject({ status: 409, code: 'wrong_state' });
    expect((await host.read()).audit[0]).toMatchObject({ action: 'accept request' });
    expect(await today()).toEqual([]);
    const { headers } = guest;
    const path = `/public/reservation/${guest.id}?window=closed`;
    const closed = await api.ask(path, { method: 'DELETE', headers });
    expect(await closed.json()).toEqual({ success: true, held_until: accepted.booking.hold_expires_at });
    api.clock.advance(20 * HOUR);
    const token = await mailedToken(api, EMAIL, 'my-booking');
    const opened = await api.ask('/public/my-booking', { json: { token } });
    expect((await opened.json()).reservation).not.toHaveProperty('awaits_host');
    expect(await order({ id: guest.id, headers: { Cookie: cookieOf(opened) } })).toMatchObject({
      status: 200,
      order: { amount: 400_000 },
    });
    await end();
    expect(await declined()).toEqual([]);
    api.clock.advance(25 * HOUR);
    expect(await seen(guest)).toMatchObject({ status: 'Expired' });
    expect(await seen(guest)).not.toHaveProperty('unanswered');
  });

  it('declined, its rooms are free, and its guest reads once that nothing was charged', async () => {
    const guest = await request();
    expect(await (await hostOf(guest)).cancel({ refund: 'none' })).toMatchObject({ status: 200 });
    api.clock.advance(3 * HOUR);
    await end();
    const mails = await declined();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Nothing was charged');
    expect(mails[0]?.text).not.toContain('Asha');
    expect(await seen(guest)).toMatchObject({ status: 'Cancelled' });
    channel.says(URL, []);
    expect((await request()).body).toMatchObject({ success: true });
  });

  it('without an answer it ends like any hold, with the same mail once', async () => {
    const guest = await request();
    api.clock.advance(2 * HOUR - 1);
    await end();
    expect(await declined()).toEqual([]);
    api.clock.advance(1);
    await Promise.all([end(), end()]);
    await end();
    const mails = await declined();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The host did not answer in time');
    expect(mails[0]?.text).toContain('Nothing was charged. Please look whether the room is still free.');
    expect(mails[0]?.text).not.toContain('no longer free');
    expect(await seen(guest)).toMatchObject({ status: 'Expired', unanswered: true });
    expect(await (await hostOf(guest)).act('accept')).toMatchObject({ code: 'wrong_state' });
    expect(await today()).toEqual([]);
  });

  it('a late answer counts while the nights are free, and not when a site has sold them', async () => {
    const [first, second] = [
      await request(),
      await request({ check_in: '2026-12-10', check_out: '2026-12-12', guest_email: 'ravi@example.in' }),
    ];
    api.clock.advance(2 * HOUR);
    channel.says(URL, [channelEvent('one', '2026-12-19', '2026-12-20')]);
    await feeds.read(1);
    expect(await (await hostOf(first)).act('accept')).toMatchObject({ status: 409, code: 'room_taken' });
    expect(await (await hostOf(second)).act('accept')).toMatchObject({ status: 200 });
  });

  it('a late answer does not count where others have used up the code', async () => {
    const code = { code: 'ONCE', property_ids: [1], percent: 10, uses: 1, valid_until: '2026-12-31' };
    await api.deps.db
      .insertInto('code')
      .values({ ...code, created_at: api.clock() })
      .execute();
    const late = await request({ code: 'ONCE' });
    api.clock.advance(2 * HOUR);
    await request({ code: 'ONCE', rooms: [{ id: 2 }], guest_email: 'ravi@example.in' });
    expect(await (await hostOf(late)).act('accept')).toMatchObject({ status: 409, code: 'code_used_up' });
  });

  it('a site that answers meanwhile, and has sold the nights, is heard before the host confirms', async () => {
    const guest = await request();
    api.clock.advance(HOUR);
    channel.says(URL, [channelEvent('one', '2026-12-19', '2026-12-20')]);
    const host = await hostOf(guest);
    expect(await host.act('accept')).toMatchObject({ status: 409, code: 'room_taken' });
    expect((await host.read()).booking).toMatchObject({ status: 'held', awaits_host: true });
    await host.cancel({ refund: 'none' });
    await feeds.read(1);
    expect(await feeds.soldNights(1)).toHaveLength(1);
  });

  it('a guest may release it, and is not written to', async () => {
    const guest = await request();
    const path = `/public/reservation/${guest.id}`;
    expect((await api.ask(path, { method: 'DELETE', headers: guest.headers })).status).toBe(200);
    api.clock.advance(3 * HOUR);
    await end();
    expect(await mailsTo(api, EMAIL)).toEqual([]);
    expect(await today()).toEqual([]);
  });

  it('money that a host takes confirms it, too', async () => {
    const guest = await request();
    const host = await hostOf(guest);
    expect(await host.pay({ amount: 4000, method: 'cash' })).toMatchObject({ status: 201 });
    const { booking } = await host.read();
    expect(booking).toMatchObject({ status: 'confirmed', paid: 4000 });
    expect(await seen(guest)).not.toHaveProperty('awaits_host');
  });

  it('only an owner chooses, for a homestay of theirs, and the choice is in the history', async () => {
    expect((await choose('sell', await hostHeaders(api, { role: 'staff' }))).status).toBe(403);
    expect((await choose('sell', await hostHeaders(api, { propertyIds: [2] }))).status).toBe(404);
    expect(await (await choose('sell')).json()).toEqual({ when_silent: 'sell' });
    await choose('sell');
    const audit = await api.deps.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
    expect(audit).toMatchObject([
      { action: 'change silent channels', property_id: 1, after: { when_silent: 'ask' } },
      { action: 'change silent channels', before: { when_silent: 'ask' }, after: { when_silent: 'sell' } },
    ]);
  });
});
