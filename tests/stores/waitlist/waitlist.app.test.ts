import '../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { $cart } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { findRoom } from '#stores/rooms/room-detail.ts';
import {
  $entry,
  bookTogether,
  heldRoomAddress,
  keepEntry,
  leaveList,
  openEntry,
} from '#stores/waitlist/entry.ts';
import { $joining, joinTheWaitlist, startJoining } from '#stores/waitlist/join.ts';
import { $waitlistRequest, askForWaitlist, closeWaitlist } from '#stores/waitlist/waitlist.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { clearWaitlist, entriesOf, join, waitlistToken } from '../../support/waitlist.ts';

const EMAIL = 'asha@example.in';
const STAY = { checkIn: '2026-12-18', checkOut: '2026-12-20' };
const SEARCH = { ...STAY, adults: 2, children: 0, pastDate: false };
const REQUESTED = { search: SEARCH, room: { id: 1, name: 'Room 1' } };

const api = appOfFile();
let wire: Wire;

beforeEach(async () => {
  wire = browserOf(api);
  await clearWaitlist(api);
  startJoining();
});

/** The next request gets no answer. */
function loseOne(): void {
  wire.intercept = () => {
    wire.intercept = (_, answer) => answer();
    return Promise.reject(new TypeError('Failed to fetch'));
  };
}

/** Somebody else has rooms on these dates. */
const takeRooms = (...ids: number[]) =>
  heldBooking(api, { rooms: ids.map((id) => ({ id })), guest_email: 'other@example.in', adults: 1 });

describe('asking to be told', () => {
  it('is about the stay and the room that were in sight', () => {
    askForWaitlist(SEARCH, REQUESTED.room);
    expect($waitlistRequest.get()).toEqual(REQUESTED);
    closeWaitlist();
    expect($waitlistRequest.get()).toBeUndefined();
  });

  it('says that mails are on their way, pressed once or twice', async () => {
    await takeRooms(1);
    await Promise.all([joinTheWaitlist(REQUESTED, EMAIL), joinTheWaitlist(REQUESTED, EMAIL)]);
    expect($joining.get()).toEqual({
      state: 'joined',
      message:
        "Thank you. We've sent you an email. Open its link to confirm your place. When a room comes free, we email you again and hold it for you until the time shown.",
    });
    const rows = await api.deps.db.selectFrom('waitlist_entry').selectAll().execute();
    expect(rows).toMatchObject([{ email: EMAIL, room_id: 1, adults: 2, check_in: STAY.checkIn }]);
  });

  it.each([
    [EMAIL, 7, "None of our homestays has enough rooms for your group. Call us and we'll find a solution."],
    ['nobody', 2, 'Email is invalid', true],
  ])('tells why %s for %i can not wait', async (email, adults, message, ofEmail?: boolean) => {
    await joinTheWaitlist({ search: { ...SEARCH, adults } }, email);
    expect($joining.get()).toEqual({ state: 'failed', message, ofEmail });
  });

  it.each([
    [REQUESTED, '/rooms/1?checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=0'],
    [{ search: SEARCH }, '/rooms?checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=0'],
  ])('shows the way to what is free now, and holds nothing', async (requested, address) => {
    await joinTheWaitlist(requested, EMAIL);
    const message = 'Rooms are free for these dates, so you can book now.';
    expect($joining.get()).toEqual({ state: 'free', message, address });
    expect(await entriesOf(api)).toEqual([]);
  });

  it('can be tried again when the connection was lost', async () => {
    await takeRooms(1);
    loseOne();
    await joinTheWaitlist(REQUESTED, EMAIL);
    const message = "We couldn't add you to the list. Please try again in a minute.";
    expect($joining.get()).toEqual({ state: 'failed', message });
    await joinTheWaitlist(REQUESTED, EMAIL);
    expect($joining.get().state).toBe('joined');
  });
});

describe('the page of a place in line', () => {
  const visit = async (kind: 'waiting_joined' | 'waiting_offer') => {
    browser.visit(`/waiting-list/${await waitlistToken(api, EMAIL, kind)}"%0A`);
    await openEntry();
  };

  it('finds free what is held for it, in this browser alone', async () => {
    const other = await heldBooking(api);
    await joinTheWaitlist(REQUESTED, EMAIL);
    await visit('waiting_joined');
    expect($entry.get()).toMatchObject({ state: 'ready', entry: { state: 'waiting', held_until: null } });

    await api.ask(`/public/reservation/${other.id}`, { method: 'DELETE', headers: other.headers });
    await offerFreedRooms(api.deps);
    await visit('waiting_offer');
    const place = $entry.get();
    if (place.state !== 'ready') throw new Error(place.state);
    expect(place.entry).toMatchObject({ state: 'offered', rooms: [{ id: 1 }] });
    expect(heldRoomAddress(place.entry)).toBe(
      '/rooms/1?checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=0',
    );
    const ids = async () => (await findRooms({ ...STAY, guests: 2 })).map(({ id }) => id);
    expect(await ids()).toContain(1);
    expect(await findRoom({ id: 1, ...STAY })).toMatchObject({
      available: true,
      held_until: place.entry.held_until,
    });
    wire = browserOf(api);
    expect((await findRooms({ ...STAY, guests: 3 })).map(({ id }) => id)).not.toContain(1);
  });

  it('puts rooms that are held together into the cart', async () => {
    await join(api, EMAIL, { room_id: null, guests: 4 });
    await offerFreedRooms(api.deps);
    await visit('waiting_offer');
    await bookTogether();
    expect($cart.get().map(({ id, guests, checkInDate }) => [id, guests, checkInDate])).toEqual([
      [1, 4, STAY.checkIn],
      [2, 4, STAY.checkIn],
    ]);
    expect(browser.leftTo).toBe('/booking');
    $cart.set([]);
  });

  it('puts nothing into the cart once one of the rooms is somebody else’s', async () => {
    await join(api, EMAIL, { room_id: null, guests: 3 });
    await offerFreedRooms(api.deps);
    await visit('waiting_offer');
    api.clock.advance(121 * 60_000);
    await takeRooms(2);
    await bookTogether();
    expect($cart.get()).toEqual([]);
    expect($entry.get()).toMatchObject({
      state: 'ready',
      message: 'These rooms are no longer held for you. Please check your place on the list.',
    });
  });

  it('confirms the place by itself, once, also when it is opened again', async () => {
    await takeRooms(1);
    await joinTheWaitlist(REQUESTED, EMAIL);
    const confirmed = async () => (await entriesOf(api))[0]?.confirmed_at;
    expect(await confirmed()).toBeNull();
    await visit('waiting_joined');
    expect($entry.get()).toMatchObject({ state: 'ready', entry: { state: 'waiting' } });
    const first = await confirmed();
    expect(first).toEqual(api.clock());
    api.clock.advance(60_000);
    await visit('waiting_joined');
    expect(await confirmed()).toEqual(first);
  });

  it('keeps a place on the list that is paused when its guest says so, also at the second try', async () => {
    await takeRooms(1);
    await joinTheWaitlist(REQUESTED, EMAIL);
    await visit('waiting_joined');
    await api.deps.db.updateTable('waitlist_entry').set({ paused_at: api.clock() }).execute();
    await visit('waiting_joined');
    expect($entry.get()).toMatchObject({ state: 'ready', entry: { state: 'paused' } });
    loseOne();
    await keepEntry();
    expect($entry.get()).toMatchObject({
      entry: { state: 'paused' },
      message: "We couldn't keep your place. Please try again in a minute.",
    });
    await keepEntry();
    expect($entry.get()).toEqual({ state: 'ready', entry: expect.objectContaining({ state: 'waiting' }) });
  });

  it('lets its guest leave, also at the second try', async () => {
    await takeRooms(1);
    await joinTheWaitlist(REQUESTED, EMAIL);
    await visit('waiting_joined');
    loseOne();
    await leaveList();
    expect($entry.get()).toMatchObject({
      entry: { state: 'waiting' },
      message: "We couldn't take you off the list. Please try again in a minute.",
    });
    await leaveList();
    expect($entry.get()).toEqual({ state: 'ready', entry: expect.objectContaining({ state: 'left' }) });
  });

  it.each(['/waiting-list/nonsense', '/waiting-list', '/waiting-list/%E0%A4%A'])(
    'knows nothing of %s',
    async (path) => {
      browser.visit(path);
      await openEntry();
      expect($entry.get()).toEqual({
        state: 'failed',
        message: "We can't find a waiting list entry for this link. Please use the link in our newest email.",
        canRetry: false,
      });
    },
  );

  it('asks nobody about an address without a link', async () => {
    let asked = 0;
    wire.intercept = (_, answer) => {
      asked += 1;
      return answer();
    };
    browser.visit('/waiting-list');
    await openEntry();
    expect($entry.get()).toMatchObject({ state: 'failed', canRetry: false });
    expect(asked).toBe(0);
  });

  it('can be looked up again when the connection was lost', async () => {
    loseOne();
    browser.visit('/waiting-list/abc');
    await openEntry();
    expect($entry.get()).toEqual({
      state: 'failed',
      message: "We couldn't find your place on the list. Please try again later.",
      canRetry: true,
    });
  });

  it('can be looked up again when the server only refuses for now', async () => {
    wire.intercept = async () =>
      Response.json(
        { error: 'Too many tries. Please wait a minute.', code: 'too_many_requests' },
        { status: 429 },
      );
    browser.visit('/waiting-list/abc');
    await openEntry();
    expect($entry.get()).toMatchObject({ state: 'failed', canRetry: true });
  });
});
