import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '#server/entry/app.ts';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bearer, mailedToken, signUp } from '../../support/accounts.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { join, waitlistToken } from '../../support/waitlist.ts';

const BENGALI = { 'Accept-Language': 'bn' };
const ROOM = { bn: 'গরুড় ঘর', hi: 'गरुड़ रूम' };
const HOMESTAY = { bn: 'সাগর কুটির', or: '' };
const DESCRIPTION = { bn: 'নীল দেওয়ালের ঠান্ডা ঘর।' };
const ADDRESS = { bn: 'চক্রতীর্থ রোড, পুরী' };

serverTest('what a host has written in other languages', (api) => {
  beforeAll(async () => {
    const { db } = api.deps;
    const room = { names: JSON.stringify(ROOM), descriptions: JSON.stringify(DESCRIPTION) };
    await db.updateTable('room').set(room).where('id', '=', 1).execute();
    const homestay = { names: JSON.stringify(HOMESTAY), addresses: JSON.stringify(ADDRESS) };
    await db.updateTable('property').set(homestay).where('id', '=', 1).execute();
  });

  const read = async (path: string, headers: Record<string, string>, json?: object) =>
    (await api.ask(path, { headers, json })).json();
  const search = async (language: string, more: object = {}) => {
    const json = { checkInDate: '2026-12-10', checkOutDate: '2026-12-12', guests: 2, ...more };
    return read('/public/check-room-availability', { 'Accept-Language': language }, json);
  };
  const mailTo = async (email: string, kind: string) => {
    const mail = (await newestMail(api.deps.db, 50)).find((one) => one.to === email && one.kind === kind);
    if (!mail) throw new Error(`no ${kind} to ${email}`);
    return composeMail(mail, api.deps);
  };

  describe('is in the usual fields', () => {
    it('of a search', async () => {
      const { rooms } = await search('bn');
      const [first, second] = rooms;
      expect(first).toMatchObject({ id: 1, room_name: ROOM.bn, homestay_name: HOMESTAY.bn });
      expect(first.description).toBe(DESCRIPTION.bn);
      // The second room has no translation, its homestay has.
      expect(second).toMatchObject({ id: 2, room_name: 'Room 2', homestay_name: HOMESTAY.bn });
      const { rooms: whole, other_rooms } = await search('bn', { limit: 1 });
      const names = [...whole, ...other_rooms].map(
        (room: { id: number; room_name: string }) => room.room_name,
      );
      expect(names).toContain(ROOM.bn);
    });

    it.each([
      ['en', 'Room 1', 'Homestay 1'],
      // The map has no name of this language for the homestay, and an empty one for the next.
      ['hi', ROOM.hi, 'Homestay 1'],
      ['or', 'Room 1', 'Homestay 1'],
    ])('in English where it is missing or empty: %s', async (language, room_name, homestay_name) => {
      const { rooms } = await search(language);
      expect(rooms[0]).toMatchObject({ room_name, homestay_name, description: 'A quiet room.' });
    });

    it('of a room, of all rooms and of other stays', async () => {
      const words = { room_name: ROOM.bn, homestay_name: HOMESTAY.bn, property_address: ADDRESS.bn };
      const { room } = await read('/public/room/1', BENGALI);
      expect(room).toMatchObject({ ...words, description: DESCRIPTION.bn });
      const { rooms } = await read('/public/rooms', BENGALI);
      expect(rooms[0]).toMatchObject({ ...words, description: DESCRIPTION.bn });
      expect((await read('/public/room/1', {})).room.property_address).toBe('Puri, Odisha');
      const stay = { check_in: '2026-12-10', check_out: '2026-12-12', guests: 2, room_id: 1 };
      const { alternatives } = await read('/public/alternatives', BENGALI, stay);
      expect(alternatives[0].rooms[0]).toMatchObject({ id: 1, name: ROOM.bn });
    });

    it('of the desk, for whoever reads it', async () => {
      const headers = { ...(await hostHeaders(api)), ...BENGALI };
      const { rooms } = await read('/host/calendar?from=2026-12-10&to=2026-12-11', headers);
      expect(rooms[0]).toMatchObject({ id: 1, name: ROOM.bn });
      const { properties } = await read('/host/rooms', headers);
      expect(properties[0].rooms[0]).toMatchObject({ id: 1, name: ROOM.bn });
    });

    it('of the list that a build asks for', async () => {
      const answer = await createCatalogue(api.deps).request('/api/public/rooms', { headers: BENGALI });
      const { rooms } = await answer.json();
      expect(rooms[0]).toMatchObject({ room_name: ROOM.bn, homestay_name: HOMESTAY.bn });
    });

    it('of a quote, which is stored as the host named its rooms', async () => {
      const json = { check_in: '2026-12-10', check_out: '2026-12-12', rooms: [1, 2], adults: 4 };
      const { quote } = await read('/public/quote', BENGALI, json);
      expect(quote.rooms.map(({ name }: { name: string }) => name)).toEqual([ROOM.bn, 'Room 2']);
      const stored = await api.deps.db
        .selectFrom('quote')
        .select('rooms')
        .where('id', '=', quote.id)
        .executeTakeFirstOrThrow();
      expect(stored.rooms.map(({ name }) => name)).toEqual(['Room 1', 'Room 2']);
    });
  });

  it('is in what the guest and the desk read of a booking, and not in what was sold', async () => {
    const stay = { check_in: '2026-12-14', check_out: '2026-12-15' };
    const email = 'bengali@example.in';
    const { id, headers } = await paidBooking(api, { ...stay, guest_email: email, language: 'bn' });
    const names = { property: HOMESTAY.bn, rooms: [{ id: 1, name: ROOM.bn }] };
    const opened = { token: await mailedToken(api, email, 'my-booking') };
    expect((await read('/public/my-booking', BENGALI, opened)).reservation).toMatchObject(names);
    const { reservation } = await read(`/public/reservation/${id}`, { ...headers, ...BENGALI });
    expect(reservation).toMatchObject(names);
    const english = await read(`/public/reservation/${id}`, headers);
    expect(english.reservation).toMatchObject({ property: 'Homestay 1', rooms: [{ name: 'Room 1' }] });
    const check = { reference: String(id), code: reservation.check_code };
    expect(await read('/public/check', BENGALI, check)).toMatchObject({ real: true, homestay: HOMESTAY.bn });

    const { text } = await mailTo(email, 'booking_confirmed');
    for (const word of [ROOM.bn, HOMESTAY.bn, ADDRESS.bn]) expect(text).toContain(word);
    expect(text).not.toMatch(/Room 1|Homestay 1|Puri, Odisha/);
    const [toHost] = (await newestMail(api.deps.db, 50)).filter(({ kind }) => kind === 'new_booking');
    expect(toHost && (await composeMail(toHost, api.deps)).text).toMatch(/Homestay 1/);

    const owner = { ...(await hostHeaders(api, { propertyIds: [1] })), ...BENGALI };
    const { booking } = await read(`/host/reservations/${id}`, owner);
    expect(booking.rooms).toEqual([{ id: 1, name: ROOM.bn }]);
    const move = { check_out: '2026-12-16', price: 'recompute' };
    const { told } = await read(`/host/reservations/${id}/move`, owner, move);
    const { whatsapp_url } = await read(`/host/reservations/${id}/payment-link`, owner, {});
    expect(new URL(told.whatsapp_url).searchParams.get('text')).toContain(ROOM.bn);
    for (const url of [told.whatsapp_url, whatsapp_url]) {
      const chat = new URL(url).searchParams.get('text');
      expect(chat).toContain(HOMESTAY.bn);
      expect(chat).not.toMatch(/Room 1|Homestay 1/);
    }
    const sold = api.deps.db.selectFrom('reservation_room').select('name').where('reservation_id', '=', id);
    expect(await sold.execute()).toEqual([{ name: 'Room 1' }]);
  });

  it('is in the bookings of a profile', async () => {
    const session = await signUp(api, 'profile@example.in');
    const stay = { check_in: '2026-12-16', check_out: '2026-12-17', guest_email: 'profile@example.in' };
    const created = await heldBooking(api, stay, bearer(session));
    const { bookings } = await read('/profile/bookings', { ...bearer(session), ...BENGALI });
    expect(bookings[0]).toMatchObject({ id: created.id, property: HOMESTAY.bn, rooms: [{ name: ROOM.bn }] });
  });

  it('is in the refusal of a room that is taken', async () => {
    const stay = { check_in: '2026-12-26', check_out: '2026-12-27', guest_email: 'first@example.in' };
    await heldBooking(api, stay);
    const refused = await read('/public/reservation/create', BENGALI, bookingRequest(stay));
    expect(refused).toMatchObject({ code: 'room_taken' });
    expect(refused.message).toContain(ROOM.bn);
  });

  it('is in the offer to a guest who has waited for the room', async () => {
    const email = 'waits@example.in';
    const stay = { check_in: '2026-12-20', check_out: '2026-12-21', language: 'bn' };
    await join(api, email, stay);
    await offerFreedRooms(api.deps);
    const { text } = await mailTo(email, 'waiting_offer');
    expect(text).toContain(ROOM.bn);
    expect(text).not.toContain('Room 1');
    const token = await waitlistToken(api, email, 'waiting_offer');
    const { entry } = await read('/public/waiting-list/open', BENGALI, { token });
    expect(entry.rooms).toEqual([{ id: 1, name: ROOM.bn }]);
  });

  it('makes one list of rooms for the builds of all languages, which changes with each translation', async () => {
    const digestIn = async (language: string) =>
      (await read('/public/rooms', { 'Accept-Language': language })).digest;
    const before = await digestIn('en');
    expect(before).toMatch(/^[\da-f]{64}$/);
    expect([await digestIn('bn'), await digestIn('hi')]).toEqual([before, before]);
    const names = JSON.stringify({ ...ROOM, or: 'ଗରୁଡ଼ ରୁମ' });
    await api.deps.db.updateTable('room').set({ names }).where('id', '=', 1).execute();
    expect(await digestIn('bn')).not.toBe(before);
    expect(await digestIn('bn')).toBe(await digestIn('en'));
  });
});
