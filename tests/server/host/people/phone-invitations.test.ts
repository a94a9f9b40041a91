import { expect, it } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { bearer, mailsTo, PASSWORD, signUp } from '../../../support/accounts.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

const DAY = 86_400_000;
const PHONE = '98610 12345';
const EMAIL = 'laxmi@example.in';

/** What `POST /auth/verify-email` sets in the browser that opened the link. */
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

serverTest('staff invited by phone', { anew: true }, (api) => {
  const call = async (path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const answer = await api.ask(path, { method: json === undefined ? 'GET' : 'POST', headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const invite = async (changes: object = {}, propertyIds = [1]) => {
    const headers = await hostHeaders(api, { propertyIds });
    const json = { phone: PHONE, role: 'staff', property_ids: propertyIds, ...changes };
    return call('/host/invitations', json, headers);
  };
  const newToken = async (propertyIds = [1]) => {
    const { invitation } = await invite({}, propertyIds);
    return invitation.url.split('/').at(-1) as string;
  };
  const accept = (token: string, typed: object = {}) =>
    call('/host/invitations/accept', { token, email: EMAIL, name: 'Laxmi', ...typed });
  const verificationOf = async (email: string) => {
    const mails = await mailsTo(api, email);
    const text = mails.find(({ subject }) => subject === 'Please verify your email address')?.text ?? '';
    return { text, token: /verify-email\/([\w-]+)/.exec(text)?.[1] ?? '' };
  };
  const verify = (token: string) => api.ask('/auth/verify-email', { json: { token } });
  const people = async () =>
    (await call('/host/people', undefined, await hostHeaders(api, { propertyIds: [1] }))).people;

  it('get a link that the owner sends, which is in no later answer and in no mail', async () => {
    const { invitation } = await invite();
    expect(invitation).toMatchObject({ email: null, phone: PHONE, role: 'staff' });
    const whatsApp = new URL(invitation.whatsapp_url);
    expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/919861012345');
    expect(whatsApp.searchParams.get('text')).toContain(invitation.url);
    expect(await api.deps.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const { invitations } = await call('/host/people', undefined, headers);
    expect(invitations).toHaveLength(1);
    expect(JSON.stringify(invitations)).not.toMatch(/url|invitation\//);
    const token = invitation.url.split('/').at(-1);
    expect(await call('/host/invitations/read', { token })).toMatchObject({
      email: null,
      needs_password: false,
      properties: ['Homestay 1'],
    });
    const { invitation: notByChat } = await invite({ phone: '+999 1234 5678' });
    expect(notByChat).toMatchObject({ phone: '+999 1234 5678', url: expect.any(String) });
    expect(notByChat).not.toHaveProperty('whatsapp_url');
    // The next one to the same phone takes its place.
    await invite();
    expect(await call('/host/invitations/read', { token })).toMatchObject({ code: 'invalid_token' });
  });

  it('are staff: an owner is invited by email, and nobody by both or by neither', async () => {
    for (const wrong of [{ role: 'owner' }, { email: EMAIL }, { phone: undefined }])
      expect(await invite(wrong)).toMatchObject({ status: 400, fields: { email: expect.any(String) } });
    expect(await invite({ phone: '12' })).toMatchObject({
      status: 400,
      fields: { phone: expect.any(String) },
    });
    expect(await api.deps.db.selectFrom('host_invitation').select('id').execute()).toEqual([]);
  });

  it('work at once, and log in when they have proven the email and chosen a password', async () => {
    const token = await newToken();
    expect(await accept(token, { email: undefined })).toMatchObject({
      status: 400,
      fields: { email: 'This is required.' },
    });
    const session = await accept(token, { password: PASSWORD });
    expect(session).toMatchObject({
      status: 200,
      user: { email: EMAIL, name: 'Laxmi', email_verified: false },
      requires_password_setup: true,
    });
    expect(await call('/host/me', undefined, bearer(session))).toMatchObject({
      properties: [{ id: 1, role: 'staff' }],
    });
    expect(await call('/auth/me', undefined, bearer(session))).toMatchObject({ status: 200 });
    expect(await accept(token)).toMatchObject({ code: 'invalid_token' });
    expect(await call('/auth/login', { email: EMAIL, password: PASSWORD })).toMatchObject({ status: 403 });

    const mail = await verificationOf(EMAIL);
    expect(mail.text).toContain('Somebody joined the host desk of Homestay 1 and gave this email address.');
    const verified = await verify(mail.token);
    const { user_id } = await verified.json();
    const json = { user_id, password: PASSWORD };
    const headers = { Cookie: cookieOf(verified) };
    const answer = await api.ask('/auth/set-first-password', { headers, json });
    expect(answer.status).toBe(200);
    const own = await call('/auth/login', { email: EMAIL, password: PASSWORD });
    expect(await call('/host/today', undefined, bearer(own))).toMatchObject({ status: 200 });
  });

  it('who named the email of somebody else see nothing of theirs, and are out when it is proven', async () => {
    const session = await accept(await newToken());
    for (const path of ['/profile', '/profile/bookings', '/profile/data'])
      expect(await call(path, undefined, bearer(session))).toMatchObject({
        status: 403,
        code: 'email_not_verified',
      });
    // Nor does a stranger who signs up with it rename them.
    await call('/auth/register', { email: EMAIL, name: 'Stranger' });
    expect(await people()).toContainEqual(expect.objectContaining({ email: EMAIL, name: 'Laxmi' }));
    const { token } = await verificationOf(EMAIL);
    await verify(token);
    expect(await call('/host/today', undefined, bearer(session))).toMatchObject({ status: 401 });
    const json = { refresh_token: session.refresh_token };
    expect(await call('/auth/refresh', json)).toMatchObject({ status: 401 });
  });

  it('come into no account of others: a password is asked for, or has to be chosen first', async () => {
    await signUp(api, 'ananya@example.in', 'Ananya');
    const token = await newToken();
    for (const typed of [{}, { password: 'guessed' }])
      expect(await accept(token, { email: 'ananya@example.in', ...typed })).toMatchObject({
        status: 400,
        code: 'wrong_password',
      });
    // Proven, without a password: the link of the mail was opened, and no more.
    await call('/auth/register', { email: 'gopal@example.in' });
    await verify((await verificationOf('gopal@example.in')).token);
    // Not proven, but with a role: staff of another homestay.
    await accept(await newToken([2]), { email: 'manas@example.in' });
    for (const email of ['gopal@example.in', 'manas@example.in'])
      expect(await accept(token, { email, password: PASSWORD })).toMatchObject({
        status: 400,
        fields: { email: expect.stringContaining('has an account without a password') },
      });
    expect((await people()).map((person: { email: string }) => person.email)).toEqual([
      'owner-1@homestay.example',
    ]);
    // The link stays good, and the mailbox of the account is told.
    expect(await accept(token, { email: 'ananya@example.in', password: PASSWORD })).toMatchObject({
      status: 200,
      user: { name: 'Ananya' },
    });
    const [notice] = await mailsTo(api, 'ananya@example.in');
    expect(notice?.subject).toBe('You are staff now');
  });

  it('who are invited again by mail prove the email with it, and earlier sessions end', async () => {
    const guessed = await accept(await newToken());
    const headers = await hostHeaders(api, { propertyIds: [1] });
    await call('/host/invitations', { email: EMAIL, role: 'staff', property_ids: [1] }, headers);
    const mails = await mailsTo(api, EMAIL);
    const link = mails.map(({ text }) => /host\/invitation\/([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
    const session = await accept(link, { email: undefined, password: PASSWORD });
    expect(session).toMatchObject({ status: 200, user: { email_verified: true } });
    expect(await call('/host/today', undefined, bearer(guessed))).toMatchObject({ status: 401 });
    expect(await call('/host/today', undefined, bearer(session))).toMatchObject({ status: 200 });
  });

  it('stay while they have a role, though the email was never proven', async () => {
    const session = await accept(await newToken());
    api.clock.advance(40 * DAY);
    await dropExpired(api.deps.db, api.clock());
    expect(await people()).toContainEqual(expect.objectContaining({ user_id: session.user.id }));
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const method = 'DELETE';
    expect((await api.ask(`/host/people/${session.user.id}`, { method, headers })).status).toBe(204);
    await dropExpired(api.deps.db, api.clock());
    const left = api.deps.db.selectFrom('app_user').select('id').where('email', '=', EMAIL);
    expect(await left.execute()).toEqual([]);
  });
});
