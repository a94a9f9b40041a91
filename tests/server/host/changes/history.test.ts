import { expect, it } from 'vitest';
import type { HostChange } from '#contract/host/history.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { HOST_REQUESTS, makeHostObjects } from '../../../support/host-requests.ts';
import { serverTest } from '../../../support/open-app.ts';

const NIGHT = { room_ids: [3], from: '2026-12-18', to: '2026-12-19' };
/** These change nothing in a homestay: what a person chose for themselves, or what only reads or sends. */
const UNWRITTEN = [
  'startPasskeyRegistration',
  'startPasskeySignIn',
  'signInWithPasskey',
  'endHostSession',
  'saveAlerts',
  'setHostLanguage',
  'addPushSubscription',
  'removePushSubscription',
  'readFeed',
  // The nights have this price already.
  'setNights',
  'publishSite',
  // Only before there is a homestay.
  'saveSiteDetails',
];

serverTest('the history of changes', { anew: true }, (api) => {
  const { set, undo } = hostNights(api);
  const list = async (headers: Record<string, string>, query = '') => {
    const answer = await api.ask(`/host/changes${query}`, { headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  const actions = ({ changes }: { changes: HostChange[] }) => changes.map(({ action }) => action);

  it('says who changed what, newest first, old and new', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1], rights: { prices: true } });
    const { id } = await bookAsHost(api, owner);
    api.clock.advance(1000);
    const priced = await (await set(staff, { ...NIGHT, set: { price: 1900 } })).json();
    api.clock.advance(1000);
    const { changes, ...rest } = await list(owner);
    const value = { room_id: 3, from: '2026-12-18', to: '2026-12-19', closed: false };
    expect(changes).toMatchObject([
      {
        at: '2026-11-21T06:00:01.000Z',
        by: { name: 'Sabita Das' },
        action: 'set price',
        what: 'prices',
        property_id: 1,
        booking: null,
        before: [{ ...value }],
        after: [{ ...value, price: 1900 }],
      },
      {
        action: 'create booking',
        what: 'bookings',
        booking: { id, reference: `SH${id}`, guest_name: 'Ravi Panda' },
      },
    ]);
    expect(rest).toMatchObject({
      status: 200,
      is_whole: true,
      rooms: [{ name: 'Room 1' }, { name: 'Room 2' }, { id: 3, name: 'Room 3' }],
      properties: [{ id: 1, name: 'Homestay 1' }],
      people: [{ name: 'Sabita Das' }, { name: 'Sabita Das' }],
    });
    await undo(staff, priced.undo_token);
    await set(staff, { ...NIGHT, set: { closed: true } });
    expect(actions(await list(owner, '?what=prices'))).toEqual(['undo nights', 'set price']);
    expect(actions(await list(owner, '?what=nights'))).toEqual(['block nights']);
    expect(actions(await list(owner, '?what=bookings'))).toEqual(['create booking']);
    const { pay } = hostCalls(api, owner, id);
    await pay({ amount: 100, method: 'cash' });
    expect(actions(await list(owner, '?what=payments'))).toEqual(['record payment']);
    expect(actions(await list(owner, `?who=${changes[1].by.id}`))).toEqual([
      'record payment',
      'create booking',
    ]);
  });

  it('is of the days asked for, in India, and for owners of the homestay alone', async () => {
    api.clock.set('2026-11-21T18:29:00Z');
    const owner = await hostHeaders(api, { propertyIds: [1] });
    await set(owner, { ...NIGHT, set: { price: 1800 } });
    api.clock.set('2026-11-21T18:31:00Z');
    await set(owner, { ...NIGHT, set: { closed: true } });
    expect(actions(await list(owner, '?to=2026-11-21'))).toEqual(['set price']);
    expect(actions(await list(owner, '?from=2026-11-22&to=2026-11-22'))).toEqual(['block nights']);
    expect(actions(await list(owner, '?from=2026-11-23'))).toEqual([]);
    expect((await list(owner, '?what=other')).status).toBe(400);
    expect(actions(await list(await hostHeaders(api, { propertyIds: [2] })))).toEqual([]);
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect(await list(staff)).toMatchObject({ status: 403, code: 'owner_only' });
  });

  it('has every kind of change that a host makes in a homestay', async () => {
    const objects = await makeHostObjects(api);
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const unwritten: string[] = [];
    const count = async () => {
      const { n } = await api.deps.db
        .selectFrom('audit_event')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    for (const [name, request] of Object.entries(HOST_REQUESTS)) {
      const [path, init] = request(objects);
      const before = await count();
      const answer = await api.ask(path, { headers: owner, ...init });
      const isDone = answer.ok && init.method !== 'GET';
      if (isDone && (await count()) === before) unwritten.push(name);
    }
    expect(unwritten.filter((name) => !UNWRITTEN.includes(name))).toEqual([]);
  });
});
