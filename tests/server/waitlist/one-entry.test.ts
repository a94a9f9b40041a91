import { expect, test } from 'vitest';
import { OFFER_HOURS } from '#domain/booking/waitlist.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bookingRequest, cookieOf } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import {
  askToJoin,
  confirmEntry,
  entriesOf,
  join,
  offered,
  openLink,
  waitlistToken,
} from '../../support/waitlist.ts';

const ASHA = 'asha@example.in';
const HOUR = 3_600_000;

serverTest('a guest has one open entry for the same rooms and dates', { anew: true }, (api) => {
  const entries = () => entriesOf(api);
  const book = (headers: object, changes = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest(changes), headers: { ...headers } });
  /** A room becomes free and is held for the waiting guest. */
  const offerTo = async (email: string, changes = {}) => {
    await join(api, email, changes);
    await offerFreedRooms(api.deps);
    return openLink(api, await waitlistToken(api, email, 'waiting_offer'));
  };
  /** Opens a payment window, does something meanwhile, and closes it unpaid. */
  const openAndClose = async (headers: object, changes = {}, meanwhile = async () => {}) => {
    const held = await book(headers, changes);
    const { booking_id: id } = await held.json();
    await meanwhile();
    await api.ask(`/public/reservation/${id}`, { method: 'DELETE', headers: { Cookie: cookieOf(held) } });
  };

  test('after closing the payment window and joining again', async () => {
    const link = await offerTo(ASHA);
    await openAndClose(link.headers);
    expect((await askToJoin(api, ASHA)).status).toBe(201);
    expect(await entries()).toMatchObject([{ state: 'offered' }]);
  });

  test('after joining again while the payment window is open, then closing it: the offer is restored', async () => {
    const link = await offerTo(ASHA);
    await openAndClose(link.headers, {}, async () => {
      expect((await askToJoin(api, ASHA)).status).toBe(201);
    });
    expect(await entries()).toMatchObject([{ state: 'offered' }, { state: 'left' }]);
    expect((await askToJoin(api, ASHA)).status).toBe(201);
    expect(await entries()).toHaveLength(2);
    expect((await book(link.headers)).status).toBe(201);
  });

  test('after an offer of another room while the payment window was open: that offer stays', async () => {
    const link = await offerTo(ASHA, { room_id: null });
    await openAndClose(link.headers, { homestay_id: 2, rooms: [{ id: 7 }] }, async () => {
      await offerTo(ASHA, { room_id: null });
    });
    expect(await entries()).toMatchObject([{ state: 'booked' }, { state: 'offered' }]);
    expect((await book({}, { homestay_id: 2, rooms: [{ id: 7 }] })).status).toBe(201);
    expect((await book({}, { rooms: [{ id: 1 }] })).status).toBe(409);
  });

  test('after booking an offer, more entries are possible', async () => {
    const link = await offerTo(ASHA);
    await book(link.headers);
    await askToJoin(api, ASHA);
    expect(await entries()).toMatchObject([{ state: 'booked' }, { state: 'waiting' }]);
  });

  test('after joining again as soon as the offer is over, before any worker has run', async () => {
    await offerTo(ASHA);
    api.clock.advance(OFFER_HOURS * HOUR);
    const other = await heldBooking(api);
    expect((await askToJoin(api, ASHA)).status).toBe(201);
    const token = await waitlistToken(api, ASHA, 'waiting_joined');
    expect((await openLink(api, token)).entry.state).toBe('unconfirmed');
    await confirmEntry(api, ASHA);
    await offerFreedRooms(api.deps);
    expect(await entries()).toMatchObject([{ state: 'lapsed' }, { state: 'waiting' }]);
    await api.ask(`/public/reservation/${other.id}`, { method: 'DELETE', headers: other.headers });
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([ASHA, ASHA]);
  });
});
