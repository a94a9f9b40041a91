import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { addReview, FOUR_STARS } from '../../support/review-requests.ts';

serverTest('reviews shown to guests and hosts', { anew: true, app: withoutLimits }, (api) => {
  const call = async (path: string, json: unknown, headers: Record<string, string>) => {
    const answer = await api.ask(path, { json, headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await api.ask(path, { headers })).json();
  const room = async (id: number) => (await get(`/public/room/${id}`)).room;

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
