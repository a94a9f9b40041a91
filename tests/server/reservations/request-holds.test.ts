import { expect, it } from 'vitest';
import { noteAlerts } from '#server/host/jobs.ts';
import { refundSaid } from '#server/payments/refunds/refund-said.ts';
import { mailHost } from '#server/reservations/requests.ts';
import { endUnanswered } from '#server/reservations/unanswered.ts';
import { bearer, mailsTo, signUp } from '../../support/accounts.ts';
import { ASHA, atProperty, requestsOf } from '../../support/at-property.ts';
import { testFeeds } from '../../support/channel-feeds.ts';
import { serverTest } from '../../support/open-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEED = 'https://airbnb.example/1.ics';
const DAYS = [
  ['2026-12-02', '2026-12-04'],
  ['2026-12-06', '2026-12-08'],
  ['2026-12-10', '2026-12-12'],
  ['2026-12-14', '2026-12-16'],
] as const;
const stayOf = (number: number) => {
  const [check_in, check_out] = DAYS[number % DAYS.length] ?? DAYS[0];
  return { check_in, check_out, guest_email: `guest${number}@example.in` };
};

serverTest('the hold of a request', { anew: true, app: atProperty }, (api) => {
  const guests = requestsOf(api);
  const heldFor = async (guest: Awaited<ReturnType<typeof guests.request>>) =>
    new Date((await guests.read(guest)).hold_expires_at).getTime() - api.clock().getTime();
  const toHost = () => mailsTo(api, api.deps.config.hostEmail);
  const end = () => endUnanswered(api.deps, refundSaid);

  it('of a stranger is an ordinary one, of which no host is told', async () => {
    const guest = await guests.request();
    expect(guest.body).toMatchObject({
      awaits_host: true,
      message: expect.stringContaining('Open the link'),
    });
    expect(await heldFor(guest)).toBe(15 * MINUTE);
    expect(await guests.read(guest)).toMatchObject({ awaits_host: true, awaits_link: true });
    expect(await toHost()).toEqual([]);
    expect(await guests.alarms()).toEqual([]);
    await noteAlerts(api.deps);
    expect(await api.deps.db.selectFrom('alert_event').selectAll().execute()).toEqual([]);
    const [mail] = await mailsTo(api, ASHA);
    expect(mail?.subject).toBe(`Open this link to send your request SH${guest.id}`);
    expect(mail?.text).not.toContain('Asha');
  });

  it('of a stranger gets shorter, as other holds do, after two that ended', async () => {
    for (const number of [0, 1]) {
      await guests.request({ ...stayOf(number), guest_email: ASHA });
      api.clock.advance(16 * MINUTE);
    }
    expect(await heldFor(await guests.request({ ...stayOf(2), guest_email: ASHA }))).toBe(5 * MINUTE);
  });

  it('lasts two hours, and the host is mailed, once the mailed link is opened', async () => {
    const guest = await guests.request();
    api.clock.advance(10 * MINUTE);
    const { reservation } = await guests.openLink();
    expect(reservation).not.toHaveProperty('awaits_link');
    expect(await heldFor(guest)).toBe(2 * HOUR);
    api.clock.advance(HOUR);
    await guests.openLink();
    expect(await heldFor(guest)).toBe(HOUR);
    const mails = await toHost();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Please confirm a request within 2 hours: SH${guest.id}`,
    ]);
    expect(mails[0]?.text).not.toContain('Another site');
    expect(await guests.alarms()).toMatchObject([{ kind: 'awaits_host', reservation_id: guest.id }]);
  });

  it('lasts two hours at once for a verified account', async () => {
    const guest = await guests.verified();
    expect(await heldFor(guest)).toBe(2 * HOUR);
    expect(await toHost()).toHaveLength(1);
  });

  it('comes back with a late link while the rooms are free, and not when others have them', async () => {
    const late = await guests.request({ guest_email: 'late@example.in' });
    const gone = await guests.request({ ...stayOf(1), guest_email: 'gone@example.in' });
    api.clock.advance(20 * MINUTE);
    await end();
    const other = await guests.request({ ...stayOf(1), guest_email: 'ravi@example.in' });
    expect(other.status).toBe(201);
    await guests.openLink('late@example.in');
    expect(await heldFor(late)).toBe(2 * HOUR);
    expect((await guests.openLink('gone@example.in')).reservation).toMatchObject({ status: 'Expired' });
    expect(await guests.read(gone)).toMatchObject({ awaits_link: true });
    expect(await toHost()).toHaveLength(1);
  });

  it('ends silently for a stranger, and with one mail where the host did not answer', async () => {
    await guests.request();
    api.clock.advance(16 * MINUTE);
    await end();
    expect(await mailsTo(api, ASHA)).toHaveLength(1);
    await guests.verified({ ...stayOf(1), guest_email: 'ravi@example.in' }, 'ravi@example.in');
    api.clock.advance(2 * HOUR);
    await end();
    const [mail] = await mailsTo(api, 'ravi@example.in');
    expect(mail?.subject).toContain('could not be confirmed');
    expect(mail?.text).toContain('The host did not answer in time');
    expect(mail?.text).not.toContain('no longer free');
  });

  it('brings at most one mail in ten minutes, then a summary of what came between', async () => {
    const session = await signUp(api, ASHA);
    const ids: number[] = [];
    for (const number of [0, 1, 2]) {
      const { id } = await guests.request({ ...stayOf(number), guest_email: ASHA }, bearer(session));
      ids.push(id);
    }
    expect(await toHost()).toHaveLength(1);
    api.clock.advance(9 * MINUTE);
    await mailHost(api.deps);
    expect(await toHost()).toHaveLength(1);
    api.clock.advance(MINUTE);
    await mailHost(api.deps);
    await mailHost(api.deps);
    const [summary, ...earlier] = await toHost();
    expect(earlier).toHaveLength(1);
    expect(summary?.subject).toBe(`2 more requests: SH${ids[1]}, SH${ids[2]}`);
  });

  it('needs no new link than the newest, and another one is mailed on request', async () => {
    const guest = await guests.request();
    expect(
      await api.ask(`/public/reservation/${guest.id}/link`, { method: 'POST', headers: guest.headers }),
    ).toMatchObject({
      status: 202,
    });
    expect(await mailsTo(api, ASHA)).toHaveLength(2);
    await guests.openLink();
    expect(await heldFor(guest)).toBe(2 * HOUR);
  });

  it('of “ask me first” at a silent site follows the same rule, with a gateway', async () => {
    const feeds = testFeeds(api);
    await feeds.add(1, FEED);
    feeds.channel.says(FEED, { kind: 'failed', problem: { code: 'too_slow' } });
    await api.deps.db.updateTable('property').set({ when_silent: 'ask' }).execute();
    api.deps.config.payments = { kind: 'sandbox', byName: true };
    const guest = await guests.request();
    expect(guest.body).toMatchObject({ awaits_host: true });
    expect(await heldFor(guest)).toBe(15 * MINUTE);
    expect(await toHost()).toEqual([]);
    await guests.openLink();
    expect(await heldFor(guest)).toBe(2 * HOUR);
    expect((await toHost())[0]?.text).toContain('Another site');
  });
});
