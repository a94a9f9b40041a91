import { expect, it } from 'vitest';
import { authenticator } from '../../support/authenticator.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest } from '../../support/open-app.ts';

const MINUTE = 60_000;

serverTest('passkeys of owners', { anew: true }, (api) => {
  const owner = () => hostHeaders(api, { hasPasskey: false });
  const post = async (headers: Record<string, string>, path: string, json: unknown = {}) => {
    const answer = await api.ask(`/host/passkeys/${path}`, { method: 'POST', headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const today = async (headers: Record<string, string>) => (await api.ask('/host/today', { headers })).status;
  const list = async (headers: Record<string, string>) =>
    (await api.ask('/host/passkeys', { headers })).json();
  const register = async (headers: Record<string, string>, key = authenticator()) => {
    const { options } = await post(headers, 'register-options');
    return post(headers, 'register', { response: key.register(options), name: 'My phone' });
  };
  const signIn = async (headers: Record<string, string>, key: ReturnType<typeof authenticator>) => {
    const { options } = await post(headers, 'sign-in-options');
    return post(headers, 'sign-in', { response: key.signIn(options) });
  };

  it('the first sign-in registers one, with ten recovery codes', async () => {
    const headers = await owner();
    expect(await today(headers)).toBe(403);
    expect(await list(headers)).toEqual({ passkeys: [], recovery_codes_left: 0 });
    expect(await post(headers, 'sign-in-options')).toMatchObject({ status: 404 });
    const { options } = await post(headers, 'register-options');
    expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Test Homestays' }, attestation: 'none' });
    const key = authenticator();
    const made = await register(headers, key);
    expect(made).toMatchObject({
      status: 201,
      passkey: { id: key.id, name: 'My phone', last_used_at: null },
    });
    expect(new Set(made.recovery_codes).size).toBe(10);
    expect(made.recovery_codes[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await today(headers)).toBe(200);
    expect(await list(headers)).toMatchObject({ passkeys: [{ id: key.id }], recovery_codes_left: 10 });
    const [event] = await api.deps.db.selectFrom('audit_event').select('action').execute();
    expect(event).toEqual({ action: 'add passkey' });
  });

  it('the next session is opened with it, and asked again after 15 minutes for what can’t be mended', async () => {
    const key = authenticator();
    await register(await owner(), key);
    const headers = await owner();
    expect(await today(headers)).toBe(403);
    const remove = async () => (await api.ask('/host/people/999', { method: 'DELETE', headers })).status;
    expect(await signIn(headers, key)).toEqual({ status: 200, proven_at: '2026-11-21T06:00:00.000Z' });
    expect(await today(headers)).toBe(200);
    expect(await remove()).toBe(404);
    // The proof is older than 15 minutes, the session is not over.
    const old = new Date(api.clock().getTime() - 16 * MINUTE);
    await api.deps.db.updateTable('session').set({ proven_at: old }).execute();
    expect(await today(headers)).toBe(200);
    expect(await remove()).toBe(403);
    await signIn(headers, key);
    expect(await remove()).toBe(404);
  });

  it('a second one needs a fresh proof', async () => {
    const first = authenticator();
    await register(await owner(), first);
    const headers = await owner();
    expect(await post(headers, 'register-options')).toMatchObject({ status: 403, code: 'passkey_required' });
    await signIn(headers, first);
    expect(await register(headers)).toMatchObject({ status: 201, recovery_codes: [] });
    const { passkeys } = await list(headers);
    expect(passkeys).toHaveLength(2);
    const remove = async (id: string) =>
      (await api.ask(`/host/passkeys/${id}`, { method: 'DELETE', headers })).status;
    expect(await remove('unknown')).toBe(404);
    expect(await remove(passkeys[0].id)).toBe(204);
    expect(await remove(passkeys[1].id)).toBe(409);
  });

  it('of two sessions that begin to register the first one, one does', async () => {
    const [mine, thief] = [await owner(), await owner()];
    const { options } = await post(thief, 'register-options');
    await register(mine);
    const response = authenticator().register(options);
    expect(await post(thief, 'register', { response })).toMatchObject({ code: 'passkey_required' });
  });

  it('an answer from another site, to another challenge, or after five minutes is refused', async () => {
    const headers = await owner();
    const refused = { status: 403, code: 'passkey_refused' };
    expect(await register(headers, authenticator({ origin: 'https://evil.example' }))).toMatchObject(refused);
    expect(await register(headers, authenticator({ rpId: 'evil.example' }))).toMatchObject(refused);
    const key = authenticator();
    const { options } = await post(headers, 'register-options');
    api.clock.advance(5 * MINUTE);
    expect(await post(headers, 'register', { response: key.register(options) })).toMatchObject(refused);
    expect(await register(headers, key)).toMatchObject({ status: 201 });

    const next = await owner();
    const { options: own } = await post(next, 'sign-in-options');
    const response = key.signIn(own);
    // Of another session.
    const other = await owner();
    await post(other, 'sign-in-options');
    expect(await post(other, 'sign-in', { response })).toMatchObject(refused);
    expect(await post(next, 'sign-in', { response })).toMatchObject({ status: 200 });
    // The same again: its challenge is spent.
    expect(await post(next, 'sign-in', { response })).toMatchObject(refused);
    expect(await signIn(next, authenticator())).toMatchObject(refused);
    const signed = key.signIn((await post(next, 'sign-in-options')).options) as {
      response: { signature: string };
    };
    signed.response.signature = signed.response.signature.replace(/.{6}$/, 'AAAAAA');
    expect(await post(next, 'sign-in', { response: signed })).toMatchObject(refused);
  });

  it('a copy of a key is found by its counter', async () => {
    const key = authenticator();
    const headers = await owner();
    await register(headers, key);
    expect(await signIn(headers, key)).toMatchObject({ status: 200 });
    expect(await signIn(headers, key)).toMatchObject({ status: 200 });
    const copy = Object.assign({ ...key }, { counter: 1 });
    expect(await signIn(headers, copy)).toMatchObject({ status: 403, code: 'passkey_refused' });
    expect(await signIn(headers, key)).toMatchObject({ status: 200 });
  });

  it('a recovery code opens a session once, however it is typed', async () => {
    const { recovery_codes: codes } = await register(await owner());
    const headers = await owner();
    const typed = codes[0].toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await post(headers, 'recover', { code: typed })).toMatchObject({ status: 200, codes_left: 9 });
    expect(await today(headers)).toBe(200);
    // With it, a passkey for a new phone is added.
    expect(await register(headers)).toMatchObject({ status: 201, recovery_codes: [] });
    const again = await owner();
    expect(await post(again, 'recover', { code: codes[0] })).toMatchObject({ status: 403 });
    const stored = await api.deps.db.selectFrom('recovery_code').select('code_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(codes[1]);
    // Another owner has other codes.
    const other = await hostHeaders(api, { propertyIds: [2], hasPasskey: false });
    expect(await post(other, 'recover', { code: codes[1] })).toMatchObject({ status: 403 });
  });

  it('tries are limited as those of a password', async () => {
    const headers = await owner();
    const tries = async () => (await post(headers, 'recover', { code: 'guess' })).status;
    for (let count = 0; count < 10; count += 1) expect(await tries()).toBe(403);
    expect(await tries()).toBe(429);
    api.clock.advance(15 * MINUTE);
    const later = await owner();
    expect((await post(later, 'recover', { code: 'guess' })).status).toBe(403);
  });
});
