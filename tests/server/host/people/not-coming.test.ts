import { afterEach, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { hostHeaders, type TestHost } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { pushService, withPushService } from '../../../support/push-app.ts';
import { pushBrowser } from '../../../support/push-service.ts';

const STAFF: TestHost = { role: 'staff', propertyIds: [1] };

serverTest('a guest who is not coming', { anew: true, app: withPushService }, (api) => {
  afterEach(() => pushService.close());

  const subscribe = async (headers: Record<string, string>, name: string) => {
    const browser = pushBrowser();
    const json = { endpoint: `${pushService.url}/${name}`, keys: browser.keys };
    await api.ask('/host/push-subscriptions', { headers, json });
    const settings = [{ kind: 'cancellation', push: true, mail: true }];
    await api.ask('/host/alerts', { method: 'PUT', headers, json: { settings } });
    return () =>
      browser.read(pushService.received.find(({ path }) => path === `/${name}`)?.body ?? Buffer.alloc(0));
  };
  /** Says at an instant that the guest is not coming, and tells the hosts. */
  const cancelAt = async (instant: string) => {
    const { id, headers } = await paidBooking(api);
    api.clock.set(instant);
    const cancelled = await api.ask(`/public/reservation/${id}/cancel`, { headers, json: { refund: 0 } });
    expect(cancelled.status).toBe(200);
    await noteAlerts(api.deps);
    await sendAlerts(api.deps);
    const notice = (await newestMail(api.deps.db, 20)).find(({ kind }) => kind === 'cancellation_notice');
    return { id, notice: notice && (await composeMail(notice, api.deps)) };
  };

  it('is told to each host, with the nights that are free again, and a refund where they have the right', async () => {
    const onOwner = await subscribe(await hostHeaders(api, { propertyIds: [1] }), 'owner');
    const onStaff = await subscribe(await hostHeaders(api, STAFF), 'staff');
    const { id, notice } = await cancelAt('2026-12-18T11:00:00+05:30');
    const alert = {
      title: 'Asha Mishra is not coming',
      body: `SH${id} · Room 1 · This booking no longer takes the nights 18–19 Dec 2026.`,
      url: `/host/bookings/${id}`,
      tag: `cancellation-${id}`,
    };
    expect(onStaff()).toEqual(alert);
    expect(onOwner()).toEqual({ ...alert, actions: [{ action: 'refund', title: 'Refund anyway' }] });
    const page = `http://localhost:4321/host/bookings/${id}`;
    const [toOwner] = await mailsTo(api, 'owner-1@homestay.example');
    expect(toOwner?.subject).toBe(`Asha Mishra is not coming: SH${id}`);
    expect(toOwner?.text).toContain('This booking no longer takes the nights 18–19 Dec 2026.');
    expect(toOwner?.text).toContain(`Refund anyway:\n${page}#refund\n`);
    const [toStaff] = await mailsTo(api, 'staff-1@homestay.example');
    expect(toStaff?.text).toContain(`Open the booking:\n${page}\n`);
    expect(toStaff?.text).not.toContain('Refund anyway');
    expect(notice?.subject).toBe(`Asha Mishra is not coming: booking SH${id}, Fri, 18 Dec 2026`);
    expect(notice?.text).toContain(
      'Asha Mishra is not coming. This booking no longer takes the nights 18–19 Dec 2026.',
    );
    expect(notice?.text).toContain(`Refund anyway:\n${page}#refund\n`);
  });

  it('is another thing than a guest who cancels before check-in time', async () => {
    const onOwner = await subscribe(await hostHeaders(api, { propertyIds: [1] }), 'owner');
    const { id, notice } = await cancelAt('2026-12-18T08:59:59+05:30');
    expect(onOwner()).toMatchObject({ title: 'Booking cancelled', url: `/host/bookings/${id}` });
    expect(onOwner()).not.toHaveProperty('actions');
    expect(notice?.subject).toBe(`Cancelled: booking SH${id}, Fri, 18 Dec 2026`);
    expect(notice?.text).not.toContain('Refund anyway');
  });
});
