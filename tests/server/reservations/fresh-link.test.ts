import { expect, it } from 'vitest';
import { bearer, mailedToken, mailsTo, signUp } from '../../support/accounts.ts';
import { cookieOf } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const DAY = 24 * 3600_000;
const EMAIL = 'asha@example.in';
const NEEDED = 'To keep your booking safe, this needs a new link. We can email you one now.';

serverTest('an old link to a booking', { anew: true }, (api) => {
  const stay = { check_in: '2027-01-20', check_out: '2027-01-22' };
  const open = async (token: string, headers = {}) => {
    const answer = await api.ask('/public/my-booking', { json: { token }, headers });
    return { answer, headers: { Cookie: cookieOf(answer) } };
  };
  /** The calls that an old mail must not allow. */
  const guarded = (id: number, headers: Record<string, string>) =>
    Promise.all(
      (
        [
          [`/public/reservation/${id}/cancel`, { json: {} }],
          [`/public/reservation/${id}/change/quote`, { json: { adults: 1 } }],
          [`/public/reservation/${id}/change`, { json: { quote_id: 'x'.repeat(43) } }],
          [`/public/invoice/download/${id}`, {}],
        ] as const
      ).map(([path, init]) => api.ask(path, { ...init, headers })),
    );

  it('opens it only for reading and paying, also in a browser that opened it in time', async () => {
    const { id, headers: own } = await paidBooking(api, { ...stay, payment_method: 'advance' });
    const token = await mailedToken(api, EMAIL, 'my-booking');
    const early = await open(token);
    api.clock.advance(30 * DAY);
    const late = await open(token);
    for (const headers of [early.headers, late.headers, own]) {
      expect((await api.ask(`/public/reservation/${id}`, { headers })).status).toBe(200);
      const json = { notes: { reservation_id: id, payment_type: 'rest' } };
      expect((await api.ask('/public/reservation/razorpay/order', { headers, json })).status).toBe(200);
      for (const answer of await guarded(id, headers)) {
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'proof_required', error: NEEDED });
      }
    }
    expect((await mailsTo(api, EMAIL))[0]?.subject).not.toMatch(/cancelled/);
  });

  it('is as good as new until then', async () => {
    const { id } = await paidBooking(api, stay);
    const { headers } = await open(await mailedToken(api, EMAIL, 'my-booking'));
    api.clock.advance(30 * DAY - 1);
    expect((await api.ask(`/public/invoice/download/${id}`, { headers })).status).toBe(200);
    expect((await api.ask(`/public/reservation/${id}/cancel`, { json: {}, headers })).status).toBe(200);
  });

  it('can be replaced by a new one, mailed to the booking’s own e-mail, which unlocks the same browser', async () => {
    const { id } = await paidBooking(api, stay);
    const { headers } = await open(await mailedToken(api, EMAIL, 'my-booking'));
    api.clock.advance(31 * DAY);
    const sent = await api.ask(`/public/reservation/${id}/link`, { method: 'POST', headers });
    expect([sent.status, await sent.json()]).toEqual([
      202,
      {
        message:
          'We have sent a new link to the email address of this booking. Open it in this browser to continue.',
      },
    ]);
    const [mail] = await mailsTo(api, EMAIL);
    expect(mail?.subject).toBe(`The link to your booking SH${id}`);
    expect((await api.ask(`/public/invoice/download/${id}`, { headers })).status).toBe(403);
    const again = await open(await mailedToken(api, EMAIL, 'my-booking'), headers);
    expect(again.answer.headers.getSetCookie()).toEqual([]);
    expect((await api.ask(`/public/invoice/download/${id}`, { headers })).status).toBe(200);
  });

  it('is not needed by the signed-in owner', async () => {
    const { id } = await paidBooking(api, stay);
    const first = await signUp(api, EMAIL);
    const stranger = await signUp(api, 'stranger@example.in');
    api.clock.advance(29 * DAY);
    const renew = async ({ refresh_token }: { refresh_token: string }) =>
      bearer(await (await api.ask('/auth/refresh', { json: { refresh_token } })).json());
    const [owner, other] = [await renew(first), await renew(stranger)];
    api.clock.advance(2 * 60_000);
    expect((await api.ask(`/public/invoice/download/${id}`, { headers: owner })).status).toBe(200);
    expect((await api.ask(`/public/invoice/download/${id}`, { headers: other })).status).toBe(404);
  });

  it('ends 90 days after check-out, and no new one is mailed then', async () => {
    const { id, headers } = await paidBooking(api, stay);
    const token = await mailedToken(api, EMAIL, 'my-booking');
    api.clock.set('2027-04-22T06:00:00Z');
    expect((await open(token)).answer.status).toBe(200);
    api.clock.advance(DAY);
    const { answer } = await open(token);
    expect([answer.status, await answer.json()]).toEqual([
      410,
      {
        code: 'link_ended',
        error:
          'This link has ended: it works until 90 days after check-out. Log in with the email address you booked with, or contact us.',
      },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const mails = (await mailsTo(api, EMAIL)).length;
    const response = await api.ask('/public/booking-link', { json: { reference: `SH${id}`, email: EMAIL } });
    expect(response.status).toBe(202);
    expect((await api.ask(`/public/reservation/${id}/link`, { method: 'POST', headers })).status).toBe(410);
    expect(await mailsTo(api, EMAIL)).toHaveLength(mails);
  });

  it('is mailed again only so often', async () => {
    const { id, headers } = await paidBooking(api, stay);
    const before = (await mailsTo(api, EMAIL)).length;
    const press = () => api.ask(`/public/reservation/${id}/link`, { method: 'POST', headers });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await press()).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
    expect(await mailsTo(api, EMAIL)).toHaveLength(before + 3);
  });
});
