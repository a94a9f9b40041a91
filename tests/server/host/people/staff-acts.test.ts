import { afterEach, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { serverTest } from '../../../support/open-app.ts';
import { pushService, withPushService } from '../../../support/push-app.ts';
import { pushBrowser } from '../../../support/push-service.ts';

const MINUTE = 60_000;
const OWNER = 'owner-1@homestay.example';
const NIGHT = { room_ids: [3], from: '2026-12-18', to: '2026-12-18' };

serverTest('owners are told what staff do with their rights', { anew: true, app: withPushService }, (api) => {
  afterEach(() => pushService.close());

  const { set } = hostNights(api);
  const round = async () => {
    await noteAlerts(api.deps);
    await sendAlerts(api.deps);
  };
  const staff = () => {
    const rights = { prices: true, void: true, cancel: true, refund: true };
    return hostHeaders(api, { role: 'staff', propertyIds: [1], rights });
  };
  const mails = async () =>
    (await mailsTo(api, OWNER)).map(({ text }) => text.split('\n').filter((line) => /^Sabita/.test(line)));
  const price = async (headers: Record<string, string>, rupees: number) =>
    expect((await set(headers, { ...NIGHT, set: { price: rupees } })).status).toBe(200);

  it('by mail, once in ten minutes for each person', async () => {
    await hostHeaders(api, { propertyIds: [1] });
    await hostHeaders(api, { propertyIds: [2] });
    const headers = await staff();
    const { id } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    const { payment } = await host.pay({ amount: 500, method: 'cash' });
    await round();
    expect(await mails()).toEqual([]);
    await host.call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'Wrong' } });
    await price(headers, 1900);
    await round();
    await round();
    const both = [`Sabita Das cancelled a payment of SH${id}.`, 'Sabita Das set a price in the calendar.'];
    expect(await mails()).toEqual([both]);
    expect(await mailsTo(api, 'owner-2@homestay.example')).toEqual([]);
    expect(await mailsTo(api, 'staff-1@homestay.example')).toEqual([]);
    api.clock.advance(3 * MINUTE);
    await host.pay({ amount: 4000, method: 'cash' });
    await host.move({ price: 3000 });
    await round();
    api.clock.advance(3 * MINUTE);
    await host.cancel({ refund: 'none' });
    await round();
    expect(await mails()).toEqual([both]);
    api.clock.advance(4 * MINUTE);
    await round();
    expect(await mails()).toEqual([
      [`Sabita Das paid money back for SH${id}.`, `Sabita Das cancelled SH${id}.`],
      both,
    ]);
    // Ten minutes after the second mail, not after the act before it.
    api.clock.advance(MINUTE);
    await price(headers, 1800);
    await round();
    api.clock.advance(8 * MINUTE);
    await round();
    expect(await mails()).toHaveLength(2);
    api.clock.advance(MINUTE);
    await round();
    expect(await mails()).toHaveLength(3);
  });

  it('by push, and not of what owners do', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const browser = pushBrowser();
    for (const [headers, name] of [[owner, 'phone'] as const, [await staff(), 'staff'] as const])
      await api.ask('/host/push-subscriptions', {
        headers,
        json: { endpoint: `${pushService.url}/${name}`, keys: browser.keys },
      });
    await price(owner, 1700);
    await round();
    expect(pushService.received).toEqual([]);
    await price(await staff(), 1600);
    pushService.status = 503;
    await round();
    pushService.status = 201;
    api.clock.advance(2 * MINUTE);
    await round();
    expect(pushService.received.map(({ path }) => path)).toEqual(['/phone', '/phone']);
    expect(browser.read(pushService.received[1]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'What your staff did',
      body: 'Sabita Das set a price in the calendar',
      url: '/host/changes',
    });
  });
});
