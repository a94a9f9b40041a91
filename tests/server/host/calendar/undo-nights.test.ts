import { expect, it } from 'vitest';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { hostHeaders } from '../../../support/host.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { join, offered } from '../../../support/waitlist.ts';

const STAY = { room_ids: [1], from: '2026-12-18', to: '2026-12-19' };
const HOUR = 3_600_000;

serverTest('undoing a change of nights', { anew: true }, (api) => {
  const { set, undo, nightOf } = hostNights(api);

  it('restores all nights, once', async () => {
    const headers = await hostHeaders(api);
    await set(headers, { ...STAY, to: '2026-12-18', set: { price: 2600, minimum_stay: 2 } });
    const blocked = await (await set(headers, { ...STAY, set: { closed: true, reason: 'Wedding' } })).json();
    const undone = await undo(headers, blocked.undo_token);
    expect(undone.status).toBe(200);
    expect(await undone.json()).toMatchObject({
      changed: [
        {
          night: '2026-12-18',
          before: { closed: true, reason: 'Wedding' },
          after: { closed: false, price: 2600 },
        },
        { night: '2026-12-19', after: { closed: false, price: 2000 } },
      ],
      kept: [],
    });
    expect(await nightOf(headers, 1, '2026-12-18')).toEqual({
      room_id: 1,
      night: '2026-12-18',
      state: 'open',
      price: 2600,
      discount: 0,
      minimum_stay: 2,
    });
    const again = await undo(headers, blocked.undo_token);
    expect([again.status, (await again.json()).code]).toEqual([409, 'undo_ended']);
    const actions = await api.deps.db.selectFrom('audit_event').select('action').orderBy('id').execute();
    expect(actions.map(({ action }) => action)).toEqual(['set price', 'block nights', 'undo nights']);
  });

  it('restores the rooms of a whole house by one token, and leaves what was sold', async () => {
    const booked = await paidBooking(api);
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const house = { ...STAY, room_ids: [1, 2, 3], set: { closed: true, reason: 'Cyclone' } };
    const blocked = await (await set(headers, house)).json();
    const kept = { room_id: 1, reservation_id: booked.id };
    expect(blocked.kept).toMatchObject([kept, kept]);
    expect(blocked.changed).toHaveLength(4);
    expect(await nightOf(headers, 3, '2026-12-19')).toMatchObject({ state: 'closed', reason: 'Cyclone' });
    const again = await (await set(headers, { ...house, set: { closed: true } })).json();
    expect(again).toMatchObject({ changed: [] });
    const { changed } = await (await undo(headers, blocked.undo_token)).json();
    expect(changed).toHaveLength(4);
    expect(await nightOf(headers, 3, '2026-12-19')).toMatchObject({ state: 'open' });
  });

  it('leaves out nights that were sold or changed again', async () => {
    const headers = await hostHeaders(api);
    const range = { ...STAY, from: '2026-12-17', to: '2026-12-20' };
    const { undo_token } = await (await set(headers, { ...range, set: { price: 1800 } })).json();
    const booked = await paidBooking(api);
    await set(headers, { ...STAY, from: '2026-12-20', to: '2026-12-20', set: { price: 1900 } });
    const undone = await (await undo(headers, undo_token)).json();
    expect(undone.changed).toMatchObject([{ night: '2026-12-17', after: { price: 2000 } }]);
    expect(undone.kept).toEqual([
      { room_id: 1, night: '2026-12-18', reservation_id: booked.id },
      { room_id: 1, night: '2026-12-19', reservation_id: booked.id },
      { room_id: 1, night: '2026-12-20', reservation_id: null },
    ]);
    expect(await nightOf(headers, 1, '2026-12-20')).toMatchObject({ price: 1900 });
  });

  it('ends after a day, and works only for the host who made the change', async () => {
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { undo_token } = await (await set(staff, { ...STAY, set: { closed: true } })).json();
    expect(await (await undo(await hostHeaders(api), undo_token)).json()).toMatchObject({
      code: 'undo_ended',
    });
    expect((await undo(staff, 'unknown')).status).toBe(409);
    api.clock.advance(24 * HOUR + 1000);
    const later = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect((await undo(later, undo_token)).status).toBe(409);
    expect(await nightOf(later, 1, '2026-12-18')).toMatchObject({ state: 'closed' });
  });

  it('offers opened nights to the waitlist', async () => {
    const headers = await hostHeaders(api);
    await join(api, 'waits@example.in');
    const { undo_token } = await (await set(headers, { ...STAY, set: { closed: true } })).json();
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);
    await undo(headers, undo_token);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual(['waits@example.in']);
  });
});

serverTest('a preview of a change of nights', { anew: true }, (api) => {
  const { set, nightOf } = hostNights(api);

  it('writes nothing, and its version refuses what another host has changed since', async () => {
    const headers = await hostHeaders(api);
    const change = { ...STAY, set: { price: 2300 } };
    const preview = await (await set(headers, { ...change, preview: true })).json();
    expect(preview.changed).toMatchObject([{ before: { price: 2000 }, after: { price: 2300 } }, {}]);
    expect(preview.undo_token).toBeUndefined();
    expect(await nightOf(headers, 1, '2026-12-18')).toMatchObject({ price: 2000 });

    const other = await hostHeaders(api, { propertyIds: [1] });
    await set(other, { ...STAY, to: '2026-12-18', set: { price: 2100 } });
    const refused = await set(headers, { ...change, version: preview.version });
    expect(refused.status).toBe(409);
    const { code, current } = await refused.json();
    expect(code).toBe('nights_changed');
    expect(current.changed).toMatchObject([{ before: { price: 2100 } }, { before: { price: 2000 } }]);
    const saved = await set(headers, { ...change, version: current.version });
    expect(saved.status).toBe(200);
    const { version } = await saved.json();
    expect(version).not.toBe(current.version);
    expect((await set(headers, { ...change, set: { price: 2350 }, version })).status).toBe(200);
  });

  it('still fits when a night was sold since', async () => {
    const headers = await hostHeaders(api);
    const change = { ...STAY, to: '2026-12-20', set: { price: 2300 } };
    const { version } = await (await set(headers, { ...change, preview: true })).json();
    await paidBooking(api);
    const saved = await (await set(headers, { ...change, version })).json();
    expect(saved.changed).toMatchObject([{ night: '2026-12-20' }]);
    expect(saved.kept).toHaveLength(2);
  });
});
