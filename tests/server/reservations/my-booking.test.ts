import { expect, it } from 'vitest';
import type { Mailer } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { mailedToken } from '../../support/accounts.ts';
import { bookingRequest, cookieOf } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

serverTest('the link to a booking', (api) => {
  const open = (token: unknown, headers = {}) => api.ask('/public/my-booking', { json: { token }, headers });
  let days = 1;
  const book = async (email: string, changes: object = {}) => {
    days += 1;
    const night = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
    const stay = { check_in: night(days), check_out: night(days + 1) };
    return paidBooking(api, { ...stay, ...changes, guest_email: email });
  };
  const secrets = () => api.deps.db.selectFrom('reservation_secret').selectAll().execute();

  it('opens the booking in another browser, which may then read it and download its invoice', async () => {
    const { id } = await book('link@example.in');
    const token = await mailedToken(api, 'link@example.in', 'my-booking');
    expect(token).toMatch(/^[\w-]{43}$/);
    const opened = await open(token);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('Cache-Control')).toBe('no-store');
    expect(await opened.json()).toMatchObject({ reservation: { id, status: 'Completed' } });
    const [cookie] = opened.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^reservation_${id}=.*HttpOnly`));
    const headers = { Cookie: cookieOf(opened) };
    for (const path of [`/public/reservation/${id}`, `/public/invoice/download/${id}`]) {
      expect((await api.ask(path, { headers })).status).toBe(200);
    }
  });

  it.each(['en', 'hi', 'bn', 'or'])('says that the guest has booked in %s', async (language) => {
    const { id, headers } = await book(`${language}@example.in`, { language });
    const opened = await open(await mailedToken(api, `${language}@example.in`, 'my-booking'));
    const read = await api.ask(`/public/reservation/${id}`, { headers });
    for (const answer of [opened, read]) expect((await answer.json()).reservation.language).toBe(language);
  });

  it.each(['fr', 'hi-IN', 'EN', '', null, 1])(
    'is never in the language %j, which is refused',
    async (language) => {
      const refused = await api.ask('/public/reservation/create', { json: bookingRequest({ language }) });
      const { code, fields } = await refused.json();
      expect([refused.status, code, Object.keys(fields)]).toEqual([400, 'bad_request', ['language']]);
    },
  );

  it('may be opened again and again; a browser’s cookie stays the same', async () => {
    await book('again@example.in');
    const token = await mailedToken(api, 'again@example.in', 'my-booking');
    const headers = { Cookie: cookieOf(await open(token)) };
    const known = await secrets();
    const again = await open(token, headers);
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await secrets()).toEqual(known);
    expect((await open(token)).headers.getSetCookie()).toHaveLength(1);
  });

  it('is stored as a hash only, and deleted from the mail once that is sent', async () => {
    const mailer: Mailer = { kind: 'smtp', send: async () => {}, close: () => {} };
    await book('hash@example.in');
    const token = await mailedToken(api, 'hash@example.in', 'my-booking');
    const links = await api.deps.db.selectFrom('reservation_link').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    await sendDueMail({ ...api.deps, mail: mailer });
    const outbox = await api.deps.db.selectFrom('outbox').select('data').execute();
    expect(JSON.stringify(outbox)).not.toContain(token);
    expect((await open(token)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc/passwd', '\u0000', 'a'.repeat(10_000)])(
    'an unknown token opens nothing: %j',
    async (token) => {
      const answer = await open(token);
      expect(answer.status).toBe(404);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toMatchObject({
        code: 'not_found',
        error:
          'We can’t find a booking for this link. Please use the link in our latest email about it, or log in with the email address you booked with.',
      });
    },
  );

  it('opens no booking that was released', async () => {
    const { id } = await book('released@example.in');
    const token = await mailedToken(api, 'released@example.in', 'my-booking');
    const released_at = api.clock();
    await api.deps.db.updateTable('reservation').set({ released_at }).where('id', '=', id).execute();
    expect((await open(token)).status).toBe(404);
  });

  it('needs a token', async () => {
    expect((await open(undefined)).status).toBe(400);
    expect((await open(7)).status).toBe(400);
  });

  it('cannot be guessed for long, and still works at the address of a guesser', async () => {
    await book('behind@example.in');
    const token = await mailedToken(api, 'behind@example.in', 'my-booking');
    api.clock.advance(15 * 60_000);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 125; round += 1) {
      const { status } = await open(`guess-${round}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 120, 429: 5 });
    expect((await open(token)).status).toBe(200);
  });
});
