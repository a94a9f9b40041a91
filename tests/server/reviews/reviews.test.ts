import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Stars } from '#domain/reviews/rating.ts';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { makeCodeAfterStay } from '#server/reservations/codes/code-after-stay.ts';
import type { ReservationChanges } from '#server/reservations/schema.ts';
import { askGuests } from '#server/reviews/ask-guests.ts';
import { bearer, PASSWORD, signUp } from '../../support/accounts.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { whereFound } from '../../support/personal-data.ts';
import { testMailer } from '../../support/test-mailer.ts';

const ENDED = '2026-12-22T06:00:00Z';
const AFTER_TAX_LAW = '2036-04-02T06:00:00Z';

const STARS: Stars = { stay: 5, cleanliness: 5, host: 4, value: 4 };

serverTest('reviews of stays', { anew: true, app: withoutLimits }, (api) => {
  const tokenOf = (id: number) => api.deps.accounts.reviewTokens.of(id);
  const call = async (path: string, json: unknown, headers: Record<string, string> = {}) => {
    const answer = await api.ask(path, { json, headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  const send = (id: number, more: object = {}, headers?: Record<string, string>) =>
    call('/public/review', { token: tokenOf(id), stars: STARS, words: 'Quiet rooms.', ...more }, headers);
  const open = (id: number, headers?: Record<string, string>) =>
    call('/public/review/open', { token: tokenOf(id) }, headers);
  const change = (id: number, to: ReservationChanges) =>
    api.deps.db.updateTable('reservation').set(to).where('id', '=', id).execute();
  const stored = (id: number) =>
    api.deps.db.selectFrom('review').selectAll().where('reservation_id', '=', id).executeTakeFirst();
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await api.ask(path, { headers })).json();

  describe('written by a guest', () => {
    let id: number;
    beforeEach(async () => {
      ({ id } = await paidBooking(api, { guest_name: 'Smt. Asha Mishra', rooms: [{ id: 1 }, { id: 2 }] }));
      api.clock.set(ENDED);
    });

    it('is one of all rooms of the stay, once', async () => {
      expect(await open(id)).toEqual({
        status: 200,
        homestay: 'Homestay 1',
        rooms: ['Room 1', 'Room 2'],
        stayed_in: '2026-12',
      });
      expect(await send(id)).toEqual({ status: 201, message: 'Thank you' });
      const { stay, cleanliness, host, value, ...review } = (await stored(id)) ?? {};
      expect({ stay, cleanliness, host, value }).toEqual(STARS);
      expect(review).toMatchObject({ property_id: 1, words: 'Quiet rooms.', name: 'Asha', hidden_at: null });
      const used = { code: 'review_used', error: 'This link has been used already.' };
      for (const again of [await send(id), await open(id)])
        expect(again).toMatchObject({ status: 409, ...used });
    });

    it('is saved once if it is sent twice at once', async () => {
      const answers = await Promise.all([1, 2, 3].map((turn) => send(id, { words: `Turn ${turn}` })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    });

    it('keeps words in any script, without links and numbers, and the name only if it may', async () => {
      const odia = 'ଘର ବହୁତ ସୁନ୍ଦର। ସମୁଦ୍ର ପାଖରେ ଅଛି।';
      const words = `${odia}\nCall +91 98765 43210 or see example.com/x, a@b.in`;
      expect(await send(id, { words, show_name: false })).toMatchObject({ status: 201 });
      expect(await stored(id)).toMatchObject({ words: `${odia}\nCall or see`, name: '' });
    });

    it('may have no words, and not too many', async () => {
      const long = await send(id, { words: 'ପ'.repeat(10_000) });
      expect(long).toMatchObject({ status: 400, fields: { words: 'This is too long.' } });
      expect(await send(id, { stars: { ...STARS, value: 6 } })).toMatchObject({ status: 400 });
      expect(await stored(id)).toBeUndefined();
      expect(await send(id, { words: '  ' })).toMatchObject({ status: 201 });
      expect(await stored(id)).toMatchObject({ words: '' });
    });

    it('is none of a host’s, by session or booking', async () => {
      const own = { status: 403, code: 'own_homestay' };
      for (const role of ['owner', 'staff'] as const) {
        const headers = await hostHeaders(api, { propertyIds: [1], role });
        expect(await open(id, headers)).toMatchObject(own);
        expect(await send(id, {}, headers)).toMatchObject(own);
      }
      await change(id, { guest_email: 'owner-1@homestay.example' });
      expect(await send(id)).toMatchObject(own);
      await change(id, { guest_email: 'asha@example.in' });
      const elsewhere = await hostHeaders(api, { propertyIds: [2] });
      expect(await send(id, {}, elsewhere)).toMatchObject({ status: 201 });
    });

    it.each<[string, ReservationChanges]>([
      ['cancelled', { status: 'cancelled' }],
      ['not paid', { paid_paise: 0 }],
      ['a no-show', { no_show_at: new Date(ENDED) }],
      ['not over', { check_out: '2026-12-23' }],
      ['erased', { guest_email: '', guest_phone: '' }],
    ])('is refused for a stay that is %s', async (_, changes) => {
      await change(id, changes);
      const unknown = { status: 404, code: 'not_found', error: 'We can’t find a stay for this link.' };
      expect(await open(id)).toMatchObject(unknown);
      expect(await send(id)).toMatchObject(unknown);
      expect(await stored(id)).toBeUndefined();
    });

    it('is refused for a link of nobody', async () => {
      const { id: held } = await heldBooking(api, { check_in: '2027-01-10', check_out: '2027-01-11' });
      expect(await open(held)).toMatchObject({ status: 404 });
      expect(await open(id + 1000)).toMatchObject({ status: 404 });
      const token = tokenOf(id).replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A'));
      for (const path of ['/public/review/open', '/public/review/no']) {
        expect(await call(path, { token })).toMatchObject({ status: 404 });
      }
    });
  });

  describe('the mail that asks for one has a code for the next stay', () => {
    const mail = testMailer();
    const { mails } = mail;
    const mailed = async () => {
      mails.length = 0;
      await sendDueMail({ ...api.deps, mail });
      return mails.filter(({ subject }) => subject.startsWith('How was')).map(({ text }) => text);
    };
    const listed = async () => (await get('/host/codes', await hostHeaders(api, { propertyIds: [1] }))).codes;
    beforeEach(async () => {
      const gives = { code_after_stay_percent: 10, code_after_stay_days: 71 };
      await api.deps.db.updateTable('property').set(gives).where('id', '=', 1).execute();
    });

    test('of one booking of that homestay, if its host gives any', async () => {
      const { id } = await paidBooking(api);
      await paidBooking(api, { rooms: [{ id: 7 }] });
      await mailed();
      api.clock.set(ENDED);
      for (let turn = 0; turn < 2; turn += 1) await askGuests(api.deps);
      const [only, ...more] = await listed();
      expect(more).toEqual([]);
      const terms = { percent: 10, rupees: null, uses: 1, used: 0, minimum_nights: 1 };
      expect(only).toMatchObject({ ...terms, valid_until: '2027-03-03', property_ids: [1] });
      expect(only).toMatchObject({
        reservation_id: id,
        code: expect.stringMatching(/^[2-9CDF-HJKMNP-RTV-X]{8}$/),
      });
      const { code } = only;
      const [own, elsewhere, ...others] = await mailed();
      expect(others).toEqual([]);
      expect(own).toContain(
        `Your code: ${code}\n\n10 % off the rooms of your next stay at Homestay 1, if you book by Wednesday, 3 March 2027.`,
      );
      expect(elsewhere).not.toContain('Your code');
      const stay = { check_in: '2027-01-18', check_out: '2027-01-20', adults: 2, rooms: [1], code };
      expect((await call('/public/quote', stay)).quote).toMatchObject({ code, code_discount: 400 });
      api.clock.set('2027-03-03T12:00:00Z');
      expect(await listed()).toHaveLength(1);
      // Mailed codes would fill the list for ever.
      api.clock.set('2027-03-04T12:00:00Z');
      expect(await listed()).toEqual([]);
    });

    test('unless the host has ended it meanwhile', async () => {
      await paidBooking(api);
      await mailed();
      api.clock.set(ENDED);
      await askGuests(api.deps);
      const [{ code }] = await listed();
      const headers = await hostHeaders(api, { propertyIds: [1] });
      await api.ask(`/host/codes/${code}`, { method: 'DELETE', headers });
      expect(await mailed()).toEqual([expect.not.stringContaining('Your code')]);
    });

    test('of a name that no other code has', async () => {
      const names = ['TAKEN234', 'TAKEN234', 'FRESH567'];
      const nextName = () => names.shift() ?? '';
      const made: (string | undefined)[] = [];
      for (const room of [1, 2]) {
        const { id } = await paidBooking(api, { rooms: [{ id: room }] });
        await inTransaction(api.deps.db, async (tx) => {
          made.push((await makeCodeAfterStay(tx, { id, property_id: 1 }, api.clock(), nextName))?.code);
        });
      }
      expect(made).toEqual(['TAKEN234', 'FRESH567']);
    });
  });

  describe('after the guest is erased', () => {
    const NAME = 'Saritaben';
    const stay = { guest_name: `${NAME} Behera`, guest_email: 'sarita@example.in' };

    test('has no name, and keeps its words; its owner reads it before', async () => {
      const { id } = await paidBooking(api, stay);
      api.clock.set(ENDED);
      const session = await signUp(api, stay.guest_email);
      await send(id);
      const { bookings } = await get('/profile/data', bearer(session));
      expect(bookings[0].review).toEqual({
        stars: STARS,
        words: 'Quiet rooms.',
        name: NAME,
        at: new Date(ENDED).toISOString(),
      });
      const erased = await api.ask('/profile/delete-account', {
        json: { password: PASSWORD },
        headers: bearer(session),
      });
      expect(erased.status).toBe(200);
      expect(await stored(id)).toMatchObject({ words: 'Quiet rooms.', name: '' });
      expect(await open(id)).toMatchObject({ status: 409, code: 'review_used' });
    });

    test('also when the papers of the stay are', async () => {
      const { id } = await paidBooking(api, stay);
      api.clock.set(ENDED);
      await send(id);
      await dropExpired(api.deps.db, new Date('2034-04-02T06:00:00Z'));
      expect(await stored(id)).toMatchObject({ name: NAME });
      await dropExpired(api.deps.db, new Date(AFTER_TAX_LAW));
      expect(await stored(id)).toMatchObject({ words: 'Quiet rooms.', name: '' });
      expect(await whereFound(api.deps.db, [NAME])).toEqual([]);
    });
  });
});
