import { expect, test } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { entriesOf, join, offered, openLink, waitlistToken } from '../../support/waitlist.ts';

const FAMILY = 'family@example.in';
const COUPLE = 'couple@example.in';

/** Rooms 1 and 2 of homestay 1 fit four; room 3 needs three nights, room 7 is alone in homestay 2. */
serverTest('a party that needs several rooms', { anew: true }, (api) => {
  const take = (id: number) => heldBooking(api, { rooms: [{ id }], guest_email: `room${id}@example.in` });
  const free = ({ id, headers }: Awaited<ReturnType<typeof take>>) =>
    api.ask(`/public/reservation/${id}`, { method: 'DELETE', headers });
  const openOffer = async (email: string) => openLink(api, await waitlistToken(api, email, 'waiting_offer'));
  const book = (headers: object, rooms: number[], adults: number) =>
    api.ask('/public/reservation/create', {
      json: bookingRequest({ rooms: rooms.map((id) => ({ id })), adults }),
      headers: { ...headers },
    });

  test('waits until all are free, gets them held together, and books them as one', async () => {
    const [one, other] = [await take(1), await take(2)];
    await join(api, FAMILY, { room_id: null, guests: 4 });
    await free(one);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);
    await free(other);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([FAMILY]);

    const { entry, headers } = await openOffer(FAMILY);
    expect(entry).toMatchObject({
      state: 'offered',
      rooms: [
        { id: 1, name: 'Room 1' },
        { id: 2, name: 'Room 2' },
      ],
    });
    for (const room of [1, 2]) expect((await book({}, [room], 2)).status).toBe(409);
    expect((await book(headers, [1, 2], 4)).status).toBe(201);
    expect(await entriesOf(api)).toMatchObject([{ state: 'booked' }]);
    await expectBalancedBooks(api.deps.db);
  });

  test('gets one mail about all rooms', async () => {
    await join(api, FAMILY, { room_id: 2, guests: 4 });
    await offerFreedRooms(api.deps);
    const [mail] = await newestMail(api.deps.db, 1);
    if (!mail) throw new Error('no mail');
    const { subject, text } = await composeMail(mail, api.deps);
    expect(subject).toBe('2 rooms are free for you: Fri, 18 Dec 2026');
    expect(text).toContain('2 rooms are free for your dates.');
    expect(text).toMatch(/Rooms: +Room 1, Room 2/);
    expect(text).toContain('Book these rooms:');
  });

  test('keeps its position while a later guest is offered what it cannot use', async () => {
    const [one, other] = [await take(1), await take(2)];
    await take(7);
    await join(api, FAMILY, { room_id: null, guests: 4 });
    await join(api, COUPLE, { room_id: null });
    await free(one);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([COUPLE]);
    // The first guest gets the first offer wherever enough is free.
    const { headers } = await openOffer(COUPLE);
    const token = await waitlistToken(api, COUPLE, 'waiting_offer');
    await api.ask('/public/waiting-list/leave', { json: { token }, headers });
    await join(api, 'late@example.in', { room_id: null });
    await free(other);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([COUPLE, FAMILY]);
  });

  test('booking one of the rooms frees the others', async () => {
    await join(api, FAMILY, { room_id: null, guests: 4 });
    await offerFreedRooms(api.deps);
    const { headers } = await openOffer(FAMILY);
    expect((await book(headers, [1], 2)).status).toBe(201);
    expect((await book({}, [2], 2)).status).toBe(201);
  });

  test('the rooms are all free again at the end of the offer', async () => {
    await join(api, FAMILY, { room_id: null, guests: 4 });
    await offerFreedRooms(api.deps);
    api.clock.advance(120 * 60_000);
    expect((await book({}, [1, 2], 4)).status).toBe(201);
    expect((await openOffer(FAMILY)).entry).toMatchObject({ state: 'lapsed', held_until: null });
  });
});
