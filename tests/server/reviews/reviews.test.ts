import { beforeEach, describe, expect, it, test } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import type { Stars } from '#domain/reviews/rating.ts';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import type { ReservationChanges } from '#server/reservations/schema.ts';
import { bearer, PASSWORD, signUp } from '../../support/accounts.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { whereFound } from '../../support/personal-data.ts';
import { addReview, FOUR_STARS } from '../../support/review-requests.ts';

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
  const room = async (id: number) => (await get(`/public/room/${id}`)).room;

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

  describe('shown to guests', () => {
    const CHECK_INS = ['2026-12-01', '2026-12-05', '2026-12-09', '2026-12-13'];
    let ids: number[];
    /** Reviews of homestay 1: of room 2, of room 1, of both, of room 2. */
    beforeEach(async () => {
      ids = [];
      for (const [index, rooms] of [[2], [1], [1, 2], [2]].entries()) {
        const check_in = CHECK_INS[index] ?? '';
        const stay = { check_in, check_out: addDays(check_in, 1) };
        const booked = await paidBooking(api, { ...stay, rooms: rooms.map((id) => ({ id })) });
        ids.push(booked.id);
      }
    });
    const add = async (count: number) => {
      const added: number[] = [];
      for (const id of ids.slice(0, count)) {
        api.clock.advance(60_000);
        added.push(await addReview(api, id, { words: `Words ${id}` }));
      }
      return added;
    };
    const search = async () =>
      (
        await api.ask('/public/check-room-availability', {
          json: { checkInDate: '2027-01-10', checkOutDate: '2027-01-12', guests: 2 },
        })
      ).json();
    const ratings = async () => ({
      search: (await search()).rooms.map(({ id, rating }: { id: number; rating: unknown }) => [id, rating]),
      known: (await get('/public/rooms')).rooms.map(({ id, rating }: { id: number; rating: unknown }) => [
        id,
        rating,
      ]),
    });

    test('nothing below three, so that the sample rating of the demonstration stays', async () => {
      await add(2);
      for (const all of Object.values(await ratings())) {
        for (const [, rating] of all) expect(rating).toBeNull();
      }
      expect((await get('/public/rooms')).site_is_rated).toBe(false);
      expect(await room(1)).toMatchObject({ rating: null, reviews: [], site_is_rated: false });
    });

    test('the rating of the homestay at each of its rooms from the third on, and of no other', async () => {
      await add(3);
      const rating = { value: 4, count: 3 };
      const all = [
        [1, rating],
        [2, rating],
        [3, rating],
        [7, null],
      ];
      const { search: found, known } = await ratings();
      expect(known).toEqual(all);
      expect(found).toEqual(all);
      expect((await get('/public/rooms')).site_is_rated).toBe(true);
      expect(await room(3)).toMatchObject({ rating });
      expect(await room(7)).toMatchObject({ rating: null, reviews: [], site_is_rated: true });
    });

    test('the room’s own first, both parts newest first', async () => {
      const [first, second, third, fourth] = await add(4);
      const order = async (id: number) => (await room(id)).reviews.map((review: { id: number }) => review.id);
      expect(await order(1)).toEqual([third, second, fourth, first]);
      expect(await order(2)).toEqual([fourth, third, first, second]);
      expect(await order(3)).toEqual([fourth, third, second, first]);
      expect((await room(2)).reviews[1]).toEqual({
        id: third,
        room_ids: [1, 2],
        rating: 4,
        stars: FOUR_STARS,
        words: `Words ${ids[2]}`,
        name: 'Asha',
        stayed_in: '2026-12',
      });
    });

    test('without hidden words, whose stars count; with answers', async () => {
      const [first = 0, second = 0] = await add(3);
      const headers = await hostHeaders(api, { propertyIds: [1] });
      const hide = (id: number, hidden: boolean) => call(`/host/reviews/${id}/hide`, { hidden }, headers);
      expect(await hide(first, true)).toMatchObject({
        review: {
          id: first,
          words: `Words ${ids[0]}`,
          hidden: true,
          reservation_id: ids[0],
          rooms: ['Room 2'],
        },
      });
      await hide(first, true);
      const answered = await call(`/host/reviews/${second}/answer`, { text: ' Come again. ' }, headers);
      expect(answered).toMatchObject({ review: { answer: 'Come again.' } });
      const shown = await room(3);
      expect(shown.rating).toEqual({ value: 4, count: 3 });
      expect(shown.reviews[2]).toMatchObject({ id: first, words: null, hidden: true, rating: 4 });
      expect(shown.reviews[1]).toMatchObject({ id: second, answer: 'Come again.' });
      expect(JSON.stringify([shown, await get('/public/rooms')])).not.toContain(`Words ${ids[0]}`);
      await hide(first, false);
      expect((await room(3)).reviews[2]).toMatchObject({ words: `Words ${ids[0]}` });
      expect((await room(3)).reviews[2]).not.toHaveProperty('hidden');
      await call(`/host/reviews/${second}/answer`, { text: '' }, headers);
      expect((await room(3)).reviews[1]).not.toHaveProperty('answer');
      const acts = await api.deps.db
        .selectFrom('audit_event')
        .select(['action', 'reservation_id', 'before', 'after'])
        .where('action', 'in', ['hide review', 'answer review'])
        .orderBy('id')
        .execute();
      expect(acts).toEqual([
        { action: 'hide review', reservation_id: ids[0], before: { hidden: false }, after: { hidden: true } },
        {
          action: 'answer review',
          reservation_id: ids[1],
          before: { answered: false },
          after: { answered: true },
        },
        { action: 'hide review', reservation_id: ids[0], before: { hidden: true }, after: { hidden: false } },
        {
          action: 'answer review',
          reservation_id: ids[1],
          before: { answered: true },
          after: { answered: false },
        },
      ]);
    });

    test('to owners also below three, and to nobody else', async () => {
      const [id] = await add(1);
      const other = await hostHeaders(api, { propertyIds: [2] });
      expect(await get('/host/reviews', other)).toEqual({ reviews: [] });
      for (const [verb, json] of [
        ['hide', { hidden: true }],
        ['answer', { text: 'x' }],
      ] as const) {
        expect(await call(`/host/reviews/${id}/${verb}`, json, other)).toMatchObject({ status: 404 });
      }
      const staff = await hostHeaders(api, { propertyIds: [1], role: 'staff' });
      expect(await get('/host/reviews', staff)).toMatchObject({ code: 'owner_only' });
      const { reviews } = await get('/host/reviews', await hostHeaders(api, { propertyIds: [1] }));
      expect(reviews).toEqual([
        {
          id,
          reservation_id: ids[0],
          property_id: 1,
          homestay_name: 'Homestay 1',
          rooms: ['Room 2'],
          room_ids: [2],
          rating: 4,
          stars: FOUR_STARS,
          words: `Words ${ids[0]}`,
          name: 'Asha',
          stayed_in: '2026-12',
          hidden: false,
        },
      ]);
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
