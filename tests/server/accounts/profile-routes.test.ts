import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import { bearer, mailedToken, mailsTo, PASSWORD, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';

const EMAIL = 'ananya@example.com';

serverTest('the profile', { empty: true }, (api) => {
  let session: SessionAnswer;
  beforeAll(async () => {
    session = await signUp(api, EMAIL);
  });

  const ask = (path: string, init: RequestInit & { json?: unknown } = {}) =>
    api.ask(`/profile${path}`, { ...init, headers: bearer(session) });
  const update = (json: unknown) => ask('', { method: 'PUT', json });

  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/upload-picture'],
    ['POST', '/change-password'],
    ['GET', '/bookings'],
    ['GET', '/data'],
    ['POST', '/delete-account'],
  ])('%s /profile%s refuses visitors, whatever they send', async (method, path) => {
    for (const json of [{ current_password: PASSWORD, new_password: PASSWORD }, { name: 7 }, []]) {
      const response = await api.ask(`/profile${path}`, method === 'GET' ? { method } : { method, json });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'not_signed_in' });
    }
  });

  test('shows and changes name, phone and address, but never the e-mail', async () => {
    const { profile } = await (await ask('')).json();
    expect(profile).toEqual(session.user);
    const changed = await (
      await update({
        name: ' Ananya M. ',
        phone: '+91 98765 43210',
        address: 'Line 1\nLine 2',
        email: 'x@y.z',
      })
    ).json();
    expect(changed.profile).toMatchObject({
      name: 'Ananya M.',
      phone: '+91 98765 43210',
      address: 'Line 1\nLine 2',
      email: EMAIL,
    });
    expect((await (await ask('')).json()).profile).toEqual(changed.profile);
  });

  test('a name with a link is refused, and nothing is changed', async () => {
    const { profile } = await (await ask('')).json();
    const refused = await update({ name: 'https://win.example/now', phone: '+91 90000 00000' });
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields).toEqual({ name: 'Please enter a name without links' });
    expect((await (await ask('')).json()).profile).toEqual(profile);
  });

  test('absent fields stay, empty fields are removed', async () => {
    await update({ name: 'Ananya', phone: '1234567', address: 'Puri' });
    expect((await (await update({ phone: '' })).json()).profile).toMatchObject({
      name: 'Ananya',
      phone: null,
      address: 'Puri',
    });
    expect((await update({})).status).toBe(200);
  });

  test.each([
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'a\r\nBcc: b' }, 'name'],
    [{ phone: 5 }, 'phone'],
    [{ address: 'nul\0' }, 'address'],
  ])('refuses %j', async (body, field) => {
    const response = await update(body);
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toHaveProperty(field);
  });

  describe('the picture', () => {
    const photo = (width = 900, height = 600) =>
      sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 60 } } })
        .jpeg()
        .toBuffer();
    const upload = (bytes: Buffer, field = 'profilePicture', name = 'me.jpg') => {
      const form = new FormData();
      form.set(field, new File([new Uint8Array(bytes)], name));
      return ask('/upload-picture', { method: 'POST', body: form });
    };
    const stored = async () =>
      (await api.deps.db.selectFrom('upload').select('path').execute()).map(({ path }) => path);

    test('is re-encoded, cacheable for good under a random name, and replaces the one before', async () => {
      const { picture_url: first } = await (await upload(await photo())).json();
      expect(first).toMatch(/^\/api\/admin\/uploads\/profile\/[\w-]{43}\.webp$/);
      expect((await (await ask('')).json()).profile.picture_url).toBe(first);
      const served = await api.ask(first.replace('/api', ''));
      expect(served.headers.get('Content-Type')).toBe('image/webp');
      expect(served.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
      });
      const { picture_url: second } = await (await upload(await photo())).json();
      expect(second).not.toBe(first);
      expect((await api.ask(first.replace('/api', ''))).status).toBe(404);
      expect(await stored()).toHaveLength(1);
    });

    test('sent many times at once leaves one file and one row', async () => {
      const pictures = await Promise.all(Array.from({ length: 6 }, () => photo()));
      const answers = await Promise.all(pictures.map((bytes) => upload(bytes)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const { picture_url } = (await (await ask('')).json()).profile;
      expect(await stored()).toEqual([picture_url.replace('/api/admin/uploads/', '')]);
    });

    test('is refused when it is no picture, whatever its name, and not stored', async () => {
      const before = await stored();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const response of [
        await upload(svg),
        await upload(Buffer.from('hello')),
        await upload(Buffer.alloc(0)),
        await upload(await photo(), 'anotherField'),
        await ask('/upload-picture', { method: 'POST', json: { profilePicture: 'x' } }),
        await ask('/upload-picture', {
          method: 'POST',
          body: new Blob(['no boundary'], { type: 'multipart/form-data' }),
        }),
      ]) {
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          code: 'invalid_image',
          error: 'Please select an image file',
        });
      }
      expect(await stored()).toEqual(before);
    });

    test.each([5 * 1024 * 1024, 6 * 1024 * 1024])('of %i bytes is refused as too large', async (size) => {
      const small = await photo(20, 20);
      const response = await upload(Buffer.concat([small, Buffer.alloc(size - small.length)]));
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        code: 'body_too_large',
        error: 'Image size should be less than 5MB',
      });
    });

    test('just under 5 MB is accepted', async () => {
      const small = await photo(20, 20);
      const padding = Buffer.alloc(5 * 1024 * 1024 - 1 - small.length);
      expect((await upload(Buffer.concat([small, padding]))).status).toBe(200);
    });

    test('no path leaves the folder', async () => {
      for (const path of [
        '..%2f..%2fpackage.json',
        'profile/..%2f..%2fx.webp',
        'profile/',
        'x.webp',
        '%00.webp',
      ]) {
        expect((await api.ask(`/admin/uploads/${path}`)).status).toBe(404);
      }
    });
  });

  describe('changing the password', () => {
    test('needs the current password', async () => {
      const json = { current_password: 'not this one', new_password: 'a new password' };
      const response = await ask('/change-password', { json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'wrong_password',
        error: 'Failed to change password. Please check your current password and try again.',
      });
      const short = await ask('/change-password', {
        json: { current_password: PASSWORD, new_password: 'short' },
      });
      expect((await short.json()).fields.new_password).toBe('Password must be at least 8 characters long');
    });

    test('ends the other sessions but not this one', async () => {
      const logIn = (password: string) => api.ask('/auth/login', { json: { email: EMAIL, password } });
      const other: SessionAnswer = await (await logIn(PASSWORD)).json();
      const json = { current_password: PASSWORD, new_password: 'a new password' };
      expect(await (await ask('/change-password', { json })).json()).toEqual({
        message: 'Password changed successfully',
      });
      expect((await api.ask('/auth/me', { headers: bearer(other) })).status).toBe(401);
      expect((await api.ask('/auth/refresh', { json: { refresh_token: other.refresh_token } })).status).toBe(
        401,
      );
      expect((await ask('')).status).toBe(200);
      expect((await logIn(PASSWORD)).status).toBe(401);
      expect((await logIn('a new password')).status).toBe(200);
      expect((await mailsTo(api, EMAIL))[0]?.subject).toBe('Your password was changed');
    });

    test('ends a reset link, which a reader of the mail could open', async () => {
      await api.ask('/auth/forgot-password', { json: { email: EMAIL } });
      const token = await mailedToken(api, EMAIL, 'reset-password');
      const json = { current_password: 'a new password', new_password: 'a newer password' };
      expect((await ask('/change-password', { json })).status).toBe(200);
      const reset = { email: EMAIL, token, password: 'another password' };
      expect((await api.ask('/auth/reset-password', { json: reset })).status).toBe(400);
    });

    test('limits guesses of the current password', async () => {
      const json = { current_password: 'guess', new_password: 'a new password' };
      const statuses: number[] = [];
      for (let round = 0; round < 12; round += 1)
        statuses.push((await ask('/change-password', { json })).status);
      expect(statuses.at(-1)).toBe(429);
    });
  });
});
