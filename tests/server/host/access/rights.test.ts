import { expect, it } from 'vitest';
import { tellOwnersOfRights } from '#server/host/jobs.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { authenticator } from '../../../support/authenticator.ts';
import { hostHeaders, type TestHost } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { storedRows } from '../../../support/host-requests.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

const MINUTE = 60_000;
const NONE = { prices: false, void: false, refund: false, cancel: false };
const ALL = { prices: true, void: true, refund: true, cancel: true };
const NIGHT = { room_ids: [1], from: '2026-12-18', to: '2026-12-18' };
const MISSING = { status: 403, code: 'right_missing' };

serverTest('the rights of staff', { anew: true }, (api) => {
  const call = async (headers: Record<string, string>, method: string, path: string, json?: unknown) => {
    const answer = await api.ask(`/host/${path}`, { method, headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const staff = (rights: TestHost['rights'] = {}, more: TestHost = {}) =>
    hostHeaders(api, { role: 'staff', propertyIds: [1], rights, ...more });
  /** Returns the session of these headers, with an access token as a refresh would bring. */
  const openedBy = async (headers: { Authorization: string }) => {
    const { access } = api.deps.accounts;
    const claims = await access.read(headers.Authorization.slice(7), api.clock());
    if (!claims) throw new Error('The session is not known');
    return async () => ({ Authorization: `Bearer ${await access.sign(claims, api.clock())}` });
  };
  const idOf = async (headers: Record<string, string>) => (await call(headers, 'GET', 'me')).user.id;
  const rightsOf = async (headers: Record<string, string>) =>
    (await call(headers, 'GET', 'me')).properties.map(({ rights }: { rights: object }) => rights);
  const set = (headers: Record<string, string>, set: object) =>
    call(headers, 'POST', 'nights', { ...NIGHT, set });

  it('are none at first, and an owner has all', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    expect(await rightsOf(await staff())).toEqual([NONE]);
    expect(await rightsOf(owner)).toEqual([ALL]);
    const { people } = await call(owner, 'GET', 'people');
    expect(people).toMatchObject([{ rights: ALL }, { rights: NONE }]);
  });

  it('are set by an owner with a fresh proof, in the homestays of the owner', async () => {
    const person = await hostHeaders(api, { role: 'staff', propertyIds: [1, 2] });
    const id = await idOf(person);
    const put = (headers: Record<string, string>, json: object, who = id) =>
      call(headers, 'PUT', `people/${who}/rights`, json);
    const first = await hostHeaders(api, { propertyIds: [1] });
    expect(await put(first, { prices: true, cancel: true })).toMatchObject({
      status: 200,
      person: { user_id: id, properties: [{ id: 1 }], rights: { ...NONE, prices: true, cancel: true } },
    });
    expect(await put(first, { cancel: false })).toMatchObject({
      person: { rights: { prices: true, cancel: false } },
    });
    expect(await rightsOf(person)).toEqual([{ ...NONE, prices: true }, NONE]);
    // The list says what holds in all of the caller's homestays.
    const both = await hostHeaders(api);
    const { people } = await call(both, 'GET', 'people');
    expect(people.find((one: { user_id: number }) => one.user_id === id).rights).toEqual(NONE);
    expect(await put(both, { prices: true })).toMatchObject({ person: { rights: { prices: true } } });
    expect(await put(both, { prices: 'yes' })).toMatchObject({ status: 400 });
    expect(await put(both, { void: true }, await idOf(first))).toMatchObject({
      status: 409,
      code: 'owner_has_all',
    });
    expect(await put(await hostHeaders(api, { minutesAgo: 16 }), { void: true })).toMatchObject({
      code: 'passkey_required',
    });
    expect(await put(person, { void: true })).toMatchObject({ status: 403, code: 'owner_only' });
    const stranger = await idOf(await hostHeaders(api, { role: 'staff', propertyIds: [2] }));
    expect(await put(await hostHeaders(api, { propertyIds: [1] }), { void: true }, stranger)).toMatchObject({
      status: 404,
    });
    const [event] = await api.deps.db.selectFrom('audit_event').selectAll().execute();
    expect(event).toMatchObject({
      action: 'set rights',
      property_id: 1,
      before: { user_id: id, rights: NONE },
      after: { user_id: id, rights: { ...NONE, prices: true, cancel: true } },
    });
  });

  it('prices: nights keep what the calendar says, also when a change is undone', async () => {
    const without = await staff();
    const before = await storedRows(api);
    for (const wrong of [{ price: 99 }, { discount: 10 }, { minimum_stay: 3 }, { closed: true, price: 99 }])
      expect(await set(without, wrong)).toMatchObject(MISSING);
    expect(await storedRows(api)).toEqual(before);
    const blocked = await set(without, { closed: true });
    expect(await call(without, 'POST', 'nights/undo', { undo_token: blocked.undo_token })).toMatchObject({
      status: 200,
      changed: [{ after: { closed: false } }],
    });
    const { undo_token } = await set(await staff({ prices: true }), { price: 1900 });
    const undo = async (headers: Record<string, string>) =>
      call(headers, 'POST', 'nights/undo', { undo_token });
    expect(await undo(await staff())).toMatchObject(MISSING);
    expect(await undo(await staff({ prices: true }))).toMatchObject({ status: 200, changed: [{}] });
  });

  it('prices: a booking costs what the calendar says or more', async () => {
    const without = await staff();
    await expect(bookAsHost(api, without, { price: 3999 })).rejects.toThrow('right_missing');
    const { id } = await bookAsHost(api, without, { price: 4000 });
    const host = hostCalls(api, without, id);
    expect(await host.move({ price: 3999 })).toMatchObject(MISSING);
    expect(await host.move({ price: 4500 })).toMatchObject({ status: 200, after: { total: 4500 } });
    expect(await host.move({ rooms: [2], price: 'keep' })).toMatchObject({ status: 200 });
    // The total of two nights is not the price of three.
    expect(await host.move({ check_out: '2026-12-21', price: 'keep' })).toMatchObject(MISSING);
    const allowed = hostCalls(api, await staff({ prices: true }), id);
    expect(await allowed.move({ price: 100 })).toMatchObject({ status: 200, after: { total: 100 } });
  });

  it('void: payments stay', async () => {
    const { id } = await bookAsHost(api, await staff());
    const host = hostCalls(api, await staff(), id);
    const { payment } = await host.pay({ amount: 500, method: 'cash' });
    const init = { method: 'DELETE', json: { reason: 'Wrong' } };
    expect(await host.call(`/payments/${payment.id}`, { ...init, json: {} })).toMatchObject({ status: 400 });
    expect(await host.call(`/payments/${payment.id}`, init)).toMatchObject(MISSING);
    expect((await host.read()).booking.paid).toBe(500);
    const allowed = hostCalls(api, await staff({ void: true }), id);
    expect(await allowed.call(`/payments/${payment.id}`, init)).toMatchObject({ status: 200, balance: 4000 });
  });

  it('cancel: bookings stay, but a hold of one’s own ends within an hour', async () => {
    const without = await staff();
    const { id } = await bookAsHost(api, without);
    expect(await hostCalls(api, without, id).cancel({ refund: 'none' })).toMatchObject(MISSING);
    const hold = async (headers: Record<string, string>) =>
      (await bookAsHost(api, headers, { room_ids: [2], state: 'hold' })).id;
    const own = await hold(without);
    expect(await hostCalls(api, without, own).cancel({ refund: 'none' })).toMatchObject({ status: 200 });
    const others = await hold(await hostHeaders(api, { role: 'staff', propertyIds: [1, 2] }));
    expect(await hostCalls(api, without, others).cancel({ refund: 'none' })).toMatchObject(MISSING);
    const allowed = await staff({ cancel: true });
    expect(await hostCalls(api, allowed, others).cancel({ refund: 'none' })).toMatchObject({ status: 200 });
    const old = await hold(await staff());
    api.clock.advance(60 * MINUTE);
    expect(await hostCalls(api, await staff(), old).cancel({ refund: 'none' })).toMatchObject(MISSING);
  });

  it('refund: money goes back with a fresh proof of anybody', async () => {
    const { id } = await paidBooking(api);
    const as = async (rights: TestHost['rights'], minutesAgo = 0) =>
      hostCalls(api, await staff(rights, { minutesAgo }), id);
    const cancel = { cancel: true };
    expect(await (await as(cancel)).cancel({ refund: 'terms' })).toMatchObject(MISSING);
    expect(await (await as({ ...cancel, refund: true }, 16)).cancel({ refund: 1 })).toMatchObject({
      status: 403,
      code: 'passkey_required',
    });
    // Leaving a day earlier costs less, and the guest has paid.
    const shorter = { check_out: '2026-12-19', price: 'recompute' };
    expect(await (await as({})).move(shorter)).toMatchObject(MISSING);
    expect(await (await as({ refund: true }, 16)).move(shorter)).toMatchObject({ code: 'passkey_required' });
    expect(await (await as({ refund: true })).move(shorter)).toMatchObject({
      status: 200,
      difference: -2000,
    });
    expect(await (await as(cancel)).cancel({ refund: 'none' })).toMatchObject({ status: 200, refund: 0 });
  });

  it('staff prove themselves with a passkey of their own', async () => {
    const headers = await staff({ refund: true, cancel: true }, { hasPasskey: false });
    expect((await call(headers, 'GET', 'today')).status).toBe(200);
    const { id } = await paidBooking(api);
    const host = hostCalls(api, headers, id);
    expect(await host.cancel({ refund: 'terms' })).toMatchObject({ code: 'passkey_required' });
    const { options } = await call(headers, 'POST', 'passkeys/register-options', {});
    const made = await call(headers, 'POST', 'passkeys/register', {
      response: authenticator().register(options),
    });
    expect(made.status).toBe(201);
    expect(await host.cancel({ refund: 'terms' })).toMatchObject({ status: 200, refund: 4000 });
  });

  it('after twelve hours staff with a passkey are asked for it, others log in again', async () => {
    const [known, other] = [
      await staff({}, { hasPasskey: false }),
      await hostHeaders(api, { hasPasskey: false }),
    ];
    const { options } = await call(known, 'POST', 'passkeys/register-options', {});
    const response = authenticator().register(options);
    expect((await call(known, 'POST', 'passkeys/register', { response })).status).toBe(201);
    const [mine, theirs] = [await openedBy(known), await openedBy(other)];
    api.clock.advance(12 * 60 * MINUTE + 1);
    const codes = await Promise.all(
      [mine, theirs].map(async (open) => (await call(await open(), 'GET', 'today')).code),
    );
    expect(codes).toEqual(['passkey_required', 'not_signed_in']);
    expect(await call(await mine(), 'POST', 'passkeys/sign-in-options', {})).toMatchObject({ status: 200 });
  });

  it('owners of staff who could do all of it are told once', async () => {
    await hostHeaders(api, { propertyIds: [1] });
    await staff();
    await hostHeaders(api, { propertyIds: [2] });
    await tellOwnersOfRights(api.deps);
    expect(await mailsTo(api, 'owner-1@homestay.example')).toEqual([]);
    await api.deps.db.updateTable('property_role').set({ rights_told: false }).execute();
    for (let round = 0; round < 2; round += 1) await tellOwnersOfRights(api.deps);
    const mails = await mailsTo(api, 'owner-1@homestay.example');
    expect(mails).toMatchObject([{ subject: 'What your staff may do has changed' }]);
    expect(mails[0]?.text).toContain('Sabita Das can no longer do this.');
    expect(mails[0]?.text).toContain('http://localhost:4321/host/people');
    expect(await mailsTo(api, 'owner-2@homestay.example')).toEqual([]);
  });
});
