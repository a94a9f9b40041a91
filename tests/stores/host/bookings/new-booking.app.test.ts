import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { dropDraft } from '#stores/host/bookings/booking-draft.ts';
import {
  $calendarPrice,
  $knownGuest,
  $newBooking,
  $newBookingForm,
  changeNewBooking,
  openNewBooking,
  saveNewBooking,
} from '#stores/host/bookings/new-booking.ts';
import { $hostRooms } from '#stores/host/rooms/rooms.ts';
import { leftTo, visit } from '../../../support/browser.ts';
import { eventually } from '../../../support/eventually.ts';
import { bookAsHost } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdBack, loseAnswers, requests } from '../../../support/slow-wire.ts';

const NOW = '2026-11-21T06:00:00Z';
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
const WALK_IN = { name: 'Ravi Panda', phone: '098610 12345', rooms: [1] };
const api = appOfFile();
let desk: HostBrowser;
let day = '2026-11-30';

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  desk = await hostBrowser(api, '/host/bookings/new');
  $newBookingForm.set({ isBusy: false, problems: {} });
  dropDraft();
  $knownGuest.set(undefined);
});
afterEach(() => vi.useRealTimers());

/** The form for two nights that no other test has. */
async function open(): Promise<{ check_in: string; check_out: string }> {
  const stay = { check_in: day, check_out: addDays(day, 2) };
  day = stay.check_out;
  visit(`/host/bookings/new?check_in=${stay.check_in}&check_out=${stay.check_out}`);
  openNewBooking();
  await desk.wire.idle();
  return stay;
}

const posts = () => requests(desk.wire, 'POST', /\/host\/reservations$/);
const problems = () => $newBookingForm.get().problems;
/** The booking whose page was opened. */
async function made() {
  const [, id] = /\/host\/bookings\/(\d+)/.exec(leftTo ?? '') ?? [];
  return (await api.ask(`/host/reservations/${id}`, { headers: desk.headers })).json();
}
const known = () => eventually(() => expect($knownGuest.get()).toBeDefined());

describe('the form of a new booking', () => {
  it('begins with tonight for two, or with the rooms and the dates of the calendar', async () => {
    openNewBooking();
    const tonight = { checkIn: '2026-11-21', checkOut: '2026-11-22', rooms: [0] };
    const form = { adults: 2, children: 0, source: 'walk_in', payment: 'later', price: '' };
    expect($newBooking.get()).toMatchObject({ ...tonight, ...form });
    visit('/host/bookings/new?room_id=2&room_id=1&room_id=3&check_in=2026-12-24&check_out=2026-12-27');
    openNewBooking();
    const christmas = { checkIn: '2026-12-24', checkOut: '2026-12-27' };
    expect($newBooking.get()).toMatchObject({ ...christmas, rooms: [2, 1, 3], adults: 3 });
    visit('/host/bookings/new?room_id=x&check_in=2026-12-32&check_out=soon');
    openNewBooking();
    expect($newBooking.get()).toMatchObject(tonight);
    await desk.wire.idle();
  });

  it('knows what is free, and what the chosen rooms cost by the calendar', async () => {
    const stay = await open();
    await bookAsHost(api, desk.headers, { ...stay, room_ids: [1] });
    changeNewBooking({ checkIn: stay.check_in });
    await desk.wire.idle();
    expect($hostRooms.get()).toMatchObject({
      rooms: [{ id: 1, isFree: false }, { id: 2, isFree: true }, {}, {}],
    });
    expect($calendarPrice.get()).toBeUndefined();
    changeNewBooking({ rooms: [2] });
    expect($calendarPrice.get()).toBe(5400);
    changeNewBooking({ rooms: [2, 0] });
    expect($calendarPrice.get()).toBeUndefined();
    changeNewBooking({ rooms: [2, 3] });
    expect($calendarPrice.get()).toBe(8400);
  });

  it('moves the check-out along, and has a guest for each room', async () => {
    await open();
    changeNewBooking({ checkIn: '2027-01-10' });
    expect($newBooking.get()).toMatchObject({ checkIn: '2027-01-10', checkOut: '2027-01-11' });
    changeNewBooking({ checkOut: '2027-01-14' });
    changeNewBooking({ checkIn: '2027-01-12' });
    expect($newBooking.get()).toMatchObject({ checkIn: '2027-01-12', checkOut: '2027-01-14' });
    changeNewBooking({ adults: 1 });
    changeNewBooking({ rooms: [1, 2, 3] });
    expect($newBooking.get()).toMatchObject({ adults: 3 });
    changeNewBooking({ children: 1, adults: 1 });
    expect($newBooking.get()).toMatchObject({ adults: 2, children: 1 });
    await desk.wire.idle();
  });

  it('goes on without the rooms where there is no network', async () => {
    desk.wire.lose();
    openNewBooking();
    await eventually(() => expect($hostRooms.get()).toMatchObject({ state: 'failed' }));
    expect($calendarPrice.get()).toBeUndefined();
  });
});

describe('a phone number', () => {
  it('of somebody who stayed before fills in their name, and never writes over one', async () => {
    const stay = await open();
    const guest = { name: 'Mita Rao', phone: '+91 94370 99999' };
    const before = await bookAsHost(api, desk.headers, { ...stay, room_ids: [7], guest });
    changeNewBooking({ phone: '94370 9999' });
    expect($knownGuest.get()).toBeUndefined();
    changeNewBooking({ phone: '094370 99999' });
    await known();
    expect($knownGuest.get()).toMatchObject({ id: before.id, guest_name: 'Mita Rao' });
    expect($newBooking.get()?.name).toBe('Mita Rao');
    changeNewBooking({ phone: '94370' });
    expect($knownGuest.get()).toBeUndefined();

    changeNewBooking({ name: 'Her sister', phone: '9437099999' });
    await known();
    expect($newBooking.get()?.name).toBe('Her sister');
    changeNewBooking({ phone: '9000000000' });
    await eventually(() => expect($knownGuest.get()).toBeUndefined());
  });

  it('is looked up for what is typed last, and the form works without it', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    const letGo = holdBack(desk.wire, ({ path }) => path === '/host/reservations');
    changeNewBooking({ phone: '9437099999' });
    changeNewBooking({ phone: '943709' });
    letGo();
    await desk.wire.idle();
    expect($knownGuest.get()).toBeUndefined();
    expect($newBooking.get()?.name).toBe('');
    expect(written).not.toHaveBeenCalled();

    desk.wire.lose();
    changeNewBooking({ phone: '9437099999' });
    await eventually(() => expect(written).toHaveBeenCalledOnce());
    expect(problems()).toEqual({});
  });
});

describe('saving', () => {
  it('first names what is missing, at each field', async () => {
    await open();
    changeNewBooking({ checkOut: '2026-11-20', price: 'cheap', name: ' ' });
    await saveNewBooking();
    expect(problems()).toEqual({
      name: 'Enter the name of the guest.',
      phone: 'Enter a phone number or an email.',
      rooms: 'Choose a room.',
      dates: 'Check-out must be after check-in.',
      price: 'Enter whole rupees.',
    });
    expect(posts()).toEqual([]);
  });

  it('books once, however often it is pressed, and opens the booking', async () => {
    const stay = await open();
    changeNewBooking({ ...WALK_IN, name: ' Ravi Panda ', note: ' Comes late ', email: ' ravi@example.in ' });
    await Promise.all([saveNewBooking(), saveNewBooking()]);
    expect(posts()).toHaveLength(1);
    expect(leftTo).toMatch(/^\/host\/bookings\/\d+$/);
    expect((await made()).booking).toMatchObject({
      ...stay,
      guest_name: 'Ravi Panda',
      email: 'ravi@example.in',
      note: 'Comes late',
      source: 'walk_in',
      status: 'confirmed',
      total: 4000,
      price_is_set: false,
    });
  });

  it('opens the payment of who pays now', async () => {
    await open();
    changeNewBooking({ ...WALK_IN, payment: 'now' });
    await saveNewBooking();
    expect(leftTo).toMatch(/^\/host\/bookings\/\d+#payment$/);
  });

  it('holds the rooms for who pays by a link, at the price of the host', async () => {
    await open();
    const typed = { payment: 'link', holdHours: 48, price: '₹3,333', source: 'whatsapp' } as const;
    changeNewBooking({ ...WALK_IN, ...typed });
    await saveNewBooking();
    expect((await made()).booking).toMatchObject({
      status: 'held',
      hold_expires_at: '2026-11-23T06:00:00.000Z',
      source: 'whatsapp',
      total: 3333,
      price_is_set: true,
    });
  });

  it('shows who has the room meanwhile, and takes another one', async () => {
    const stay = await open();
    changeNewBooking(WALK_IN);
    const other = await bookAsHost(api, desk.headers, {
      ...stay,
      guest: { name: 'Mita Rao', phone: '9437099999' },
    });
    await saveNewBooking();
    expect(problems()).toEqual({ form: `Room 1 is booked by Mita Rao (SH${other.id}) on these dates.` });
    await desk.wire.idle();
    expect($hostRooms.get()).toMatchObject({ rooms: [{ id: 1, isFree: false }, {}, {}, {}] });
    expect($newBooking.get()).toMatchObject({ name: 'Ravi Panda' });
    changeNewBooking({ rooms: [2] });
    await saveNewBooking();
    expect((await made()).booking).toMatchObject({ rooms: [{ id: 2 }] });
  });

  it('books once though the answer was lost and it is pressed again', async () => {
    const stay = await open();
    changeNewBooking(WALK_IN);
    loseAnswers(desk.wire, ({ method }) => method === 'POST');
    await saveNewBooking();
    expect($newBookingForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    desk.wire.connectAgain();
    await saveNewBooking();
    expect((await made()).booking).toMatchObject(stay);
    const list = `/host/reservations?from=${stay.check_in}&query=ravi`;
    const found = await api.ask(list, { headers: desk.headers });
    const { bookings } = await found.json();
    const arrivals = bookings.map(({ check_in }: { check_in: string }) => check_in);
    expect(arrivals.filter((one: string) => one === stay.check_in)).toHaveLength(1);
  });

  it('says what is wrong beside the field', async () => {
    await open();
    changeNewBooking({ ...WALK_IN, phone: '12' });
    await saveNewBooking();
    expect(problems()).toEqual({ phone: 'Please enter a phone number we can call' });
    changeNewBooking({ phone: '', email: 'ravi' });
    await saveNewBooking();
    expect(problems()).toEqual({ email: 'Email is invalid' });
    expect(leftTo).toBeUndefined();
  });
});
