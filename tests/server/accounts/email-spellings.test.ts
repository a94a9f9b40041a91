import { expect, it } from 'vitest';
import { bearer, mailedToken, mailsTo, PASSWORD, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

/** An address in the spelling that is typed, and in that of the mail server. */
const spellings = (name: string) => [`${name}@डाक.भारत`, `${name}@xn--11bx1g.xn--h2brj9c`] as const;
const INVALID = 'Email is invalid';
const OTHER_SCRIPT = "We can't send mail to this address yet. Please give another.";

serverTest('an email address with a host of another script', (api) => {
  const logIn = (email: string) => api.ask('/auth/login', { json: { email, password: PASSWORD } });

  it('is one account in both spellings, shown as it was typed first', async () => {
    const [TYPED, ENCODED] = spellings('asha');
    const session = await signUp(api, TYPED);
    expect(session.user.email).toBe(TYPED);
    expect((await logIn(` ${ENCODED.toUpperCase()}`)).status).toBe(200);
    const checked = await api.ask('/auth/check-email', { json: { email: ENCODED } });
    expect(await checked.json()).toMatchObject({ exists: true });
    await api.ask('/auth/register', { json: { email: ENCODED } });
    await api.ask('/auth/forgot-password', { json: { email: ENCODED } });
    const accounts = await api.deps.db.selectFrom('app_user').select('email').execute();
    expect(accounts).toEqual([{ email: TYPED }]);
    const token = await mailedToken(api, ENCODED, 'reset-password');
    const reset = await api.ask('/auth/reset-password', {
      json: { email: TYPED, token, password: PASSWORD },
    });
    expect(reset.status).toBe(200);
  });

  it('owns the bookings of the other spelling, each kept as it was typed', async () => {
    const [TYPED, ENCODED] = spellings('bina');
    const { id } = await paidBooking(api, { guest_email: ` Bina@${ENCODED.slice(5)}` });
    const row = await api.deps.db
      .selectFrom('reservation')
      .select('guest_email')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ guest_email: ENCODED });
    const session = await signUp(api, TYPED);
    const opened = await api.ask(`/public/reservation/${id}`, { headers: bearer(session) });
    expect(opened.status).toBe(200);
    const listed = await api.ask('/profile/bookings', { headers: bearer(session) });
    expect(await listed.json()).toMatchObject({ bookings: [{ id }] });
  });

  it('finds a booking that was made with the other spelling', async () => {
    const [TYPED, ENCODED] = spellings('chitra');
    const stay = { check_in: '2027-01-05', check_out: '2027-01-06' };
    const { id } = await paidBooking(api, { guest_email: TYPED, ...stay });
    await api.ask('/public/booking-link', { json: { reference: `SH${id}`, email: ENCODED } });
    expect((await mailsTo(api, TYPED))[0]?.subject).toBe(`The link to your booking SH${id}`);
  });

  it('waits once in both spellings', async () => {
    const [TYPED, ENCODED] = spellings('deepa');
    const wait = (email: string) =>
      api.ask('/public/waiting-list', {
        json: { email, check_in: '2026-12-18', check_out: '2026-12-20', guests: 2, children: 0, room_id: 1 },
      });
    for (const email of [TYPED, ENCODED]) await wait(email);
    const entries = await api.deps.db.selectFrom('waitlist_entry').select('email').execute();
    expect(entries).toEqual([{ email: TYPED }]);
  });

  it.each([
    ['ravi.@example.in', INVALID],
    ['asha@exam_ple.in', INVALID],
    ['आशा@example.in', OTHER_SCRIPT],
  ])('and %s is refused at every door, under the name of its field', async (email, sentence) => {
    const doors: [path: string, json: Record<string, unknown>][] = [
      ['/auth/register', { email }],
      ['/auth/check-email', { email }],
      ['/auth/login', { email, password: PASSWORD }],
      ['/auth/forgot-password', { email }],
      ['/auth/resend-verification', { email }],
      ['/auth/reset-password', { email, token: 'abc', password: PASSWORD }],
      ['/public/booking-link', { email, reference: 'SH1' }],
      ['/public/waiting-list', { email, check_in: '2026-12-18', check_out: '2026-12-20', guests: 2 }],
    ];
    for (const [path, json] of doors) {
      const answer = await api.ask(path, { json });
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { fields: { email: sentence } },
      ]);
    }
    const booking = await api.ask('/public/reservation/create', { json: { guest_email: email } });
    expect(await booking.json()).toMatchObject({ fields: { guest_email: sentence } });
  });
});
