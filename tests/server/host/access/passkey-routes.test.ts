import { expect, it } from 'vitest';
import { saveRoles } from '#server/host/access/access-queries.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mailsTo, signUp } from '../../../support/accounts.ts';
import { authenticator } from '../../../support/authenticator.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

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

  /** An owner who has logged in with a password. */
  async function signedInOwner() {
    const { access_token, refresh_token, user } = await signUp(api, 'asha@example.in');
    await inTransaction(api.deps.db, (tx) => saveRoles(tx, user.id, [1], 'owner', api.clock()));
    return { headers: { Authorization: `Bearer ${access_token}` }, refresh_token };
  }

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
    const second = authenticator();
    expect(await register(headers, second)).toMatchObject({ status: 201, recovery_codes: [] });
    expect((await list(headers)).passkeys).toHaveLength(2);
    const remove = async (id: string) =>
      (await api.ask(`/host/passkeys/${id}`, { method: 'DELETE', headers })).status;
    expect(await remove('unknown')).toBe(404);
    expect(await remove(first.id)).toBe(204);
    expect(await remove(second.id)).toBe(409);
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

  it('one that is removed ends the sessions that it has proven, and no other', async () => {
    const [phone, laptop] = [authenticator(), authenticator()];
    const onPhone = await owner();
    await register(onPhone, phone);
    const onLaptop = await owner();
    await signIn(onLaptop, phone);
    await register(onLaptop, laptop);
    const remove = async (headers: Record<string, string>, id: string) =>
      (await api.ask(`/host/passkeys/${id}`, { method: 'DELETE', headers })).status;
    expect(await remove(onLaptop, phone.id)).toBe(204);
    expect([await today(onPhone), await today(onLaptop)]).toEqual([401, 200]);
  });

  it('its owner is mailed of one that is added or removed, of a code that is used, and of new codes', async () => {
    const [first, second] = [authenticator(), authenticator()];
    const headers = await owner();
    const { recovery_codes: codes } = await register(headers, first);
    await register(headers, second);
    await post(headers, 'recover', { code: codes[0] });
    const renewed = await post(headers, 'recovery-codes');
    expect(new Set([...codes, ...renewed.recovery_codes]).size).toBe(20);
    expect(await list(headers)).toMatchObject({ recovery_codes_left: 10 });
    await api.ask(`/host/passkeys/${second.id}`, { method: 'DELETE', headers });
    const mails = await mailsTo(api, 'owner-1-2@homestay.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was removed',
      'You have new recovery codes',
      'A recovery code was used',
      'A passkey was added',
      'A passkey was added',
    ]);
    expect(mails[0]?.text).toContain('The passkey “My phone” was removed from your account.');
    expect(mails[2]?.text).toContain('9 codes are left.');
    expect(mails[0]?.text).toContain('http://localhost:4321/host/people');
    // The old codes open nothing, the new ones do.
    const again = await owner();
    expect(await post(again, 'recover', { code: codes[1] })).toMatchObject({
      status: 403,
      code: 'passkey_refused',
    });
    expect(await post(again, 'recover', { code: renewed.recovery_codes[0] })).toMatchObject({ status: 200 });
  });

  it('new codes need a fresh proof', async () => {
    const key = authenticator();
    await register(await owner(), key);
    const headers = await hostHeaders(api, { minutesAgo: 16 });
    expect(await post(headers, 'recovery-codes')).toMatchObject({ status: 403, code: 'passkey_required' });
  });

  it('is asked for again after twelve hours, in the same session', async () => {
    const key = authenticator();
    const { refresh_token, ...session } = await signedInOwner();
    await register(session.headers, key);
    api.clock.advance(12 * 60 * MINUTE + 1);
    const renewed = await (await api.ask('/auth/refresh', { json: { refresh_token } })).json();
    const headers = { Authorization: `Bearer ${renewed.access_token}` };
    const refused = await api.ask('/host/today', { headers });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'passkey_required']);
    expect(await signIn(headers, key)).toMatchObject({ status: 200 });
    expect(await today(headers)).toBe(200);
    const { sessions } = await (await api.ask('/host/sessions', { headers })).json();
    expect(sessions).toMatchObject([{ is_current: true, ends_at: '2026-11-22T06:00:00.001Z' }]);
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
