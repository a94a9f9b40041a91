import { expect, it } from 'vitest';
import { inviteTask } from '#server/host/people/invite.ts';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { bearer, mailsTo, PASSWORD, signUp } from '../../../support/accounts.ts';
import { authenticator } from '../../../support/authenticator.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

const DAY = 86_400_000;
const NEW = 'manas@example.in';

serverTest('the people of a homestay', { anew: true }, (api) => {
  const call = async (headers: Record<string, string>, method: string, path: string, json?: unknown) => {
    const answer = await api.ask(`/host/${path}`, { method, headers, json });
    return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) };
  };
  const invite = async (headers: Record<string, string>, changes: object = {}) =>
    call(headers, 'POST', 'invitations', { email: NEW, role: 'staff', property_ids: [1], ...changes });
  const tokenTo = async (email: string) => {
    const [mail] = await mailsTo(api, email);
    return /http:\/\/localhost:4321\/host\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  };
  const accept = (json: object) => call({}, 'POST', 'invitations/accept', json);
  const rolesOf = async (headers: Record<string, string>) => {
    const { properties } = await call(headers, 'GET', 'me');
    return properties?.map(({ id, role }: { id: number; role: string }) => `${role} of ${id}`);
  };

  it('a mailed link makes an account with a role, once', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    expect(await invite(owner)).toMatchObject({
      status: 201,
      invitation: { email: NEW, role: 'staff', property_ids: [1], expires_at: '2026-11-22T06:00:00.000Z' },
    });
    const token = await tokenTo(NEW);
    expect(await call({}, 'POST', 'invitations/read', { token })).toEqual({
      status: 200,
      email: NEW,
      role: 'staff',
      properties: ['Homestay 1'],
      needs_password: true,
      invited_by: 'Sabita Das',
    });
    expect(await accept({ token, name: 'Manas' })).toMatchObject({
      status: 400,
      fields: { password: 'This is required.' },
    });
    const session = await accept({ token, name: 'Manas', password: PASSWORD });
    expect(session).toMatchObject({ status: 200, user: { email: NEW, name: 'Manas', email_verified: true } });
    expect(await rolesOf(bearer(session))).toEqual(['staff of 1']);
    expect(await accept({ token, password: PASSWORD })).toMatchObject({ status: 400, code: 'invalid_token' });
    expect((await api.ask('/auth/login', { json: { email: NEW, password: PASSWORD } })).status).toBe(200);
    expect(await call(owner, 'GET', 'people')).toMatchObject({
      people: [{ email: NEW, name: 'Manas', properties: [{ id: 1, role: 'staff' }] }, { name: 'Sabita Das' }],
      invitations: [],
    });
    const stored = await api.deps.db.selectFrom('host_invitation').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const events = await api.deps.db.selectFrom('audit_event').select(['action', 'property_id']).execute();
    expect(events).toEqual([
      { action: 'invite', property_id: 1 },
      { action: 'accept invitation', property_id: 1 },
    ]);
  });

  it('an account keeps its name and password, and an owner stays one', async () => {
    const guest = await signUp(api, NEW, 'Ananya');
    const owner = await hostHeaders(api, { propertyIds: [1, 2] });
    await invite(owner, { role: 'owner', property_ids: [2] });
    const token = await tokenTo(NEW);
    for (const wrong of [{}, { password: 'another-password' }])
      expect(await accept({ token, name: 'Other', ...wrong })).toMatchObject({
        status: 400,
        code: 'wrong_password',
      });
    // The link stays good.
    const first = await accept({ token, name: 'Other', password: PASSWORD });
    expect(first).toMatchObject({ status: 200, user: { id: guest.user.id, name: 'Ananya' } });
    const [notice] = await mailsTo(api, NEW);
    expect(notice?.subject).toBe('You are an owner now');
    expect(notice?.text).toContain('you are an owner of Homestay 2 now');
    expect((await api.ask('/auth/login', { json: { email: NEW, password: PASSWORD } })).status).toBe(200);
    await invite(owner, { property_ids: [1, 2] });
    await accept({ token: await tokenTo(NEW), password: PASSWORD });
    const [next] = await mailsTo(api, NEW);
    expect(next?.text).toContain('you are staff of Homestay 1 now');
    expect(next?.text).not.toContain('passkey');
    expect(await rolesOf(bearer(guest))).toEqual(['staff of 1', 'owner of 2']);
  });

  it('ends after 24 hours, when it is withdrawn, and when another takes its place', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    await invite(owner);
    const first = await tokenTo(NEW);
    const { invitation } = await invite(owner, { role: 'owner' });
    const second = await tokenTo(NEW);
    const read = async (token?: string) => (await call({}, 'POST', 'invitations/read', { token })).status;
    expect([await read(first), await read(second)]).toEqual([400, 200]);
    const other = await hostHeaders(api, { propertyIds: [2] });
    expect(await call(other, 'DELETE', `invitations/${invitation.id}`)).toMatchObject({ status: 404 });
    expect(await call(owner, 'DELETE', `invitations/${invitation.id}`)).toEqual({ status: 204 });
    expect(await read(second)).toBe(400);
    await invite(owner);
    const third = await tokenTo(NEW);
    api.clock.advance(DAY - 1);
    expect(await read(third)).toBe(200);
    api.clock.advance(1);
    expect(await read(third)).toBe(400);
    await dropExpired(api.deps.db, new Date(api.clock().getTime() + 1));
    expect(await api.deps.db.selectFrom('host_invitation').select('id').execute()).toEqual([]);
  });

  it('is tried twenty times an hour', async () => {
    await invite(await hostHeaders(api, { propertyIds: [1] }));
    const token = await tokenTo(NEW);
    for (let count = 0; count < 20; count += 1)
      expect(await accept({ token })).toMatchObject({ status: 400 });
    expect(await accept({ token, password: PASSWORD })).toMatchObject({ status: 429 });
    api.clock.advance(DAY / 24);
    expect(await accept({ token, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('is about homestays of the owner only', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    expect(await invite(owner, { property_ids: [1, 2] })).toMatchObject({ status: 404 });
    expect(await mailsTo(api, NEW)).toEqual([]);
    await hostHeaders(api, { role: 'staff', propertyIds: [2] });
    const { people } = await call(owner, 'GET', 'people');
    expect(people.map(({ email }: { email: string }) => email)).toEqual(['owner-1@homestay.example']);
  });

  it('an owner removes people, but not the last owner', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const second = await hostHeaders(api, { propertyIds: [1, 2] });
    const { people } = await call(owner, 'GET', 'people');
    const idOf = (email: string) =>
      people.find((person: { email: string; user_id: number }) => person.email === email).user_id;
    expect(await call(owner, 'DELETE', `people/${idOf('owner-1-2@homestay.example')}`)).toEqual({
      status: 204,
    });
    expect(await rolesOf(second)).toEqual(['owner of 2']);
    expect(await call(owner, 'DELETE', `people/${idOf('owner-1@homestay.example')}`)).toMatchObject({
      status: 409,
      code: 'wrong_state',
      error: 'A homestay needs an owner. Make somebody else an owner first.',
    });
    expect(await call(owner, 'DELETE', `people/${idOf('owner-1-2@homestay.example')}`)).toMatchObject({
      status: 404,
    });
  });

  it('the open invitations of an owner who is removed end', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const second = await hostHeaders(api, { propertyIds: [1, 2] });
    await invite(second, { property_ids: [2], email: 'two@example.in' });
    await invite(second, { property_ids: [1, 2] });
    const token = await tokenTo(NEW);
    const { people } = await call(owner, 'GET', 'people');
    const { user_id } = people.find(({ email }: { email: string }) => email === 'owner-1-2@homestay.example');
    expect(await call(owner, 'DELETE', `people/${user_id}`)).toEqual({ status: 204 });
    expect(await accept({ token, password: PASSWORD })).toMatchObject({ status: 400 });
    const other = { token: await tokenTo('two@example.in') };
    expect(await call({}, 'POST', 'invitations/read', other)).toMatchObject({ status: 200 });
  });

  it('a host sees and ends their sessions', async () => {
    const phone = await hostHeaders(api, { propertyIds: [1] });
    api.clock.advance(60_000);
    const laptop = await hostHeaders(api, { propertyIds: [1] });
    const { sessions } = await call(laptop, 'GET', 'sessions');
    expect(sessions).toMatchObject([
      { is_current: true, ends_at: '2026-11-21T18:01:00.000Z' },
      { is_current: false, created_at: '2026-11-21T06:00:00.000Z' },
    ]);
    const other = await hostHeaders(api, { propertyIds: [2] });
    expect(await call(other, 'DELETE', `sessions/${sessions[1].id}`)).toMatchObject({ status: 404 });
    expect(await call(laptop, 'DELETE', `sessions/${sessions[1].id}`)).toEqual({ status: 204 });
    expect(await call(phone, 'GET', 'today')).toMatchObject({ status: 401 });
    expect(await call(laptop, 'GET', 'today')).toMatchObject({ status: 200 });
  });

  it('the command makes an owner of all homestays, and lets one in who lost every passkey', async () => {
    const text = await inviteTask(api.deps, ['Me@Example.com']);
    const token = /http:\/\/localhost:4321\/host\/invitation\/([\w-]+)$/.exec(text)?.[1];
    expect(token).toBe(await tokenTo('me@example.com'));
    const session = await accept({ token, password: PASSWORD });
    const headers = bearer(session);
    expect(await rolesOf(headers)).toEqual(['owner of 1', 'owner of 2']);
    expect(await call(headers, 'GET', 'today')).toMatchObject({ status: 403, code: 'passkey_required' });
    const { options } = await call(headers, 'POST', 'passkeys/register-options');
    const json = { response: authenticator().register(options) };
    expect(await call(headers, 'POST', 'passkeys/register', json)).toMatchObject({ status: 201 });

    await inviteTask(api.deps, ['me@example.com']);
    const rescued = bearer(await accept({ token: await tokenTo('me@example.com'), password: PASSWORD }));
    expect(await call(rescued, 'GET', 'today')).toMatchObject({ status: 200 });
    await expect(inviteTask(api.deps, ['me'])).rejects.toThrow('"me" is not an email address.');
    await expect(inviteTask(api.deps, [])).rejects.toThrow('Name one email address');
  });
});
