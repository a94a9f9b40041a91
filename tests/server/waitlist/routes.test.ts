import { expect, test } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { bearer, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { askToJoin, entriesOf, join, STAY, waitlistToken } from '../../support/waitlist.ts';

serverTest('the waitlist', { anew: true }, (api) => {
  const entries = () => entriesOf(api);

  test('joining again makes no second entry, sends no second mail, and returns the same sentence', async () => {
    const first = await join(api, 'asha@example.in');
    const again = await join(api, ' Asha@Example.in ', { guests: 1 });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await entries()).toMatchObject([{ email: 'asha@example.in', adults: 1, state: 'waiting' }]);
    const mails = await newestMail(api.deps.db, 10);
    expect(mails.map(({ kind }) => kind)).toEqual(['waiting_joined']);
  });

  test('the mail names the rooms and dates, and how to leave', async () => {
    await join(api, 'asha@example.in', { room_id: null, guests: 1, children: 1 });
    const [mail] = await newestMail(api.deps.db, 1);
    const token = await waitlistToken(api, 'asha@example.in', 'waiting_joined');
    if (!mail) throw new Error('no mail');
    const { subject, text, html } = await composeMail(mail, api.deps);
    expect(subject).toBe('You are on the waiting list for Fri, 18 Dec 2026');
    expect(text).toMatch(/Room: +Any room for your group/);
    expect(text).toMatch(/Guests: +1 adult, 1 child/);
    expect(html).toContain(`href="http://localhost:4321/waiting-list/${token}"`);
    expect(text).toContain('leave the list there');
  });

  test.each([
    [{ check_in: '2026-11-01', check_out: '2026-11-03' }, 409, 'past_dates'],
    [{ check_out: STAY.check_in }, 400, 'bad_request'],
    [{ check_out: '2026-12-01' }, 400, 'bad_request'],
    [{ check_out: '2028-12-18' }, 400, 'bad_request'],
    [{ check_in: '9999-12-01', check_out: '9999-12-02' }, 400, 'bad_request'],
    [{ email: 'nobody' }, 400, 'bad_request'],
    [{ room_id: 99 }, 404, 'not_found'],
    [{ check_in: '2027-01-31', check_out: '2027-02-02' }, 409, 'rates_not_open'],
    [{ check_in: '2027-01-31', check_out: '2027-02-02', room_id: null }, 409, 'rates_not_open'],
    [{ check_in: '2026-12-01', check_out: '2027-01-01' }, 409, 'stay_too_long'],
    [{ check_in: '2026-12-01', check_out: '2027-01-01', room_id: null }, 409, 'stay_too_long'],
    [{ guests: 7 }, 409, 'capacity_exceeded'],
    [{ guests: 4, room_id: 7 }, 409, 'capacity_exceeded'],
    [{ guests: 0, children: 2 }, 409, 'capacity_exceeded'],
    [{ guests: 7, room_id: null }, 409, 'capacity_exceeded'],
  ])('%j is refused', async (changes, status, code) => {
    const answer = await join(api, 'asha@example.in', changes);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
    expect(await entries()).toEqual([]);
  });

  test('an entry is in the language of its guest, who may join again in another', async () => {
    await join(api, 'asha@example.in');
    expect(await entries()).toMatchObject([{ language: 'en' }]);
    await join(api, 'asha@example.in', { language: 'or' });
    expect(await entries()).toMatchObject([{ language: 'or' }]);
    await join(api, 'ravi@example.in', { language: 'hi' });
    expect(await entries()).toMatchObject([{ language: 'or' }, { language: 'hi' }]);
    const refused = await join(api, 'mina@example.in', { language: 'od' });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fields)).toEqual(['language']);
    expect(await entries()).toHaveLength(2);
  });

  test('entries are limited: six a day for one e-mail, twenty for one address', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const check_in = `2026-12-${String((n % 7) + 1).padStart(2, '0')}`;
      answers.push((await join(api, `guest${Math.floor(n / 7)}@example.in`, { check_in })).status);
    }
    const seven = [...new Array(6).fill(201), 429];
    expect(answers).toEqual([...seven, ...seven, ...seven, 201, 201, 429, 429]);
  });

  test('strangers who name an email do not use up the limit of its signed-in owner', async () => {
    const email = 'owner@example.in';
    const headers = bearer(await signUp(api, email));
    const answers: number[] = [];
    for (let n = 1; n <= 7; n += 1)
      answers.push((await join(api, email, { check_in: `2026-12-0${n}` })).status);
    expect(answers).toEqual([...new Array(6).fill(201), 429]);
    await heldBooking(api);
    const json = { email, ...STAY, guests: 2, children: 0, room_id: 1 };
    expect((await api.ask('/public/waiting-list', { json, headers })).status).toBe(201);
  });

  test('a guest who could book now is told so, and gets no entry', async () => {
    const code = async (changes: Record<string, unknown> = {}) => {
      const answer = await askToJoin(api, 'asha@example.in', changes);
      return answer.status === 201 ? 'joined' : (await answer.json()).code;
    };
    const refused = await askToJoin(api, 'asha@example.in');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'rooms_free',
      error: 'Rooms are free for these dates, so you can book now.',
    });
    expect(await code({ room_id: null })).toBe('rooms_free');
    // Two rooms of homestay 1 fit four; room 3 would, but only for three nights.
    expect(await code({ room_id: null, guests: 4 })).toBe('rooms_free');
    expect(await code({ guests: 4 })).toBe('rooms_free');
    expect(await entries()).toEqual([]);

    await heldBooking(api, { rooms: [{ id: 2 }] });
    expect(await code({ guests: 4 })).toBe('joined');
    expect(await code({ room_id: null, guests: 4 })).toBe('joined');
    expect(await code()).toBe('rooms_free');
    expect(await code({ room_id: 2 })).toBe('joined');
    expect(await code({ room_id: 3 })).toBe('joined');
  });
});
