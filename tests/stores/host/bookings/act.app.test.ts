import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import { $acting, acceptFromToday, checkInGuest, checkInRoom } from '#stores/host/bookings/act.ts';
import { $endForm, $endOfStay, closeEnd, confirmEnd, openEnd } from '#stores/host/bookings/end-stay.ts';
import { $date, $day, loadDay, reloadDay } from '#stores/host/today/today.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { eventually } from '../../../support/eventually.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { heldBooking } from '../../../support/paid-booking.ts';
import { loseAnswers, requests } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;
let day = '2026-11-21';
let rooms: number[];

/** Each test has a day of its own, on which two rooms are free. */
beforeEach(async () => {
  day = addDays(day, 1);
  rooms = [1, 2];
  vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  api.clock.set(`${day}T06:00:00Z`);
  desk = await hostBrowser(api);
  $date.set(undefined);
  $day.set(LOADING);
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
});

/** Somebody who arrives today. */
async function arrival(name: string) {
  const guest = { name, phone: '098610 12345' };
  const stay = { room_ids: [rooms.shift()], check_in: day, check_out: addDays(day, 1) };
  return { ...(await bookAsHost(api, desk.headers, { guest, ...stay })), guest_name: name };
}

const stored = async (id: number) => (await hostCalls(api, desk.headers, id).read()).booking;
/** Presses a button of a guest's line, and answers what is asked. */
async function act(
  verb: 'check-in' | 'check-out' | 'no-show',
  guest: BookingLine,
  reload: () => Promise<boolean> = reloadDay,
): Promise<void> {
  // A finger that is not in a hurry.
  await vi.advanceTimersByTimeAsync(1000);
  if (verb === 'check-in') return void (await checkInGuest(guest, reload));
  openEnd(verb, guest, reload);
  if ($endOfStay.get()) await confirmEnd();
}

const posts = (verb: string) => requests(desk.wire, 'POST', new RegExp(`/${verb}$`)).length;

/** Presses "Undo" in the toast that is shown. */
async function pressUndo(): Promise<void> {
  const way = $toasts.get().at(-1)?.action;
  expect(way?.label).toBe('Undo');
  const before = $toasts.get().length;
  way?.run();
  await eventually(() => expect($toasts.get().length).toBeGreaterThan(before));
  await desk.wire.idle();
  await vi.advanceTimersByTimeAsync(1000);
}

describe('an act on a guest', () => {
  it('checks in one room of several, and the others later', async () => {
    const stay = { room_ids: rooms, check_in: day, check_out: addDays(day, 1) };
    const family = await bookAsHost(api, desk.headers, stay);
    const [garuda] = family.rooms;
    await checkInRoom(family, garuda, reloadDay);
    expect(desk.toasts()).toEqual([`${garuda.name} is checked in.`]);
    expect(await stored(family.id)).toMatchObject({ rooms_to_come: [rooms[1]] });
    await act('check-in', family);
    expect(await stored(family.id)).not.toHaveProperty('rooms_to_come');
  });

  it.each([
    ['check-in', 'Mita Rao', 'Mita Rao is checked in.'],
    ['check-out', 'Anil Das', 'Anil Das has left.'],
    ['no-show', 'Gita Sahu', 'Gita Sahu is marked as a no-show. Not told yet.'],
  ] as const)('%s is done, shown, and can be undone', async (verb, name, sentence) => {
    const guest = await arrival(name);
    const before = await stored(guest.id);
    await act(verb, guest);
    expect($toasts.get()).toMatchObject([{ tone: 'success', text: sentence }]);
    const after = await stored(guest.id);
    expect(after).not.toEqual(before);
    expect($day.get()).toMatchObject({
      day: { new_bookings: expect.arrayContaining([expect.objectContaining({ id: guest.id })]) },
    });

    await pressUndo();
    expect(desk.toasts()).toEqual([sentence, `Undone: ${name} is as before.`]);
    expect(await stored(guest.id)).toEqual({ ...before, version: expect.any(String) });
  });

  it('moves the guest on the day that is shown, there and back', async () => {
    const guest = await arrival('Lata Nayak');
    await loadDay();
    expect($day.get()).toMatchObject({ day: { in_house: [] } });
    await act('check-in', guest);
    expect($day.get()).toMatchObject({ day: { in_house: [{ id: guest.id }] } });
    await pressUndo();
    expect($day.get()).toMatchObject({ day: { in_house: [] } });
  });

  it('can be undone while the page is still read again', async () => {
    const guest = await arrival('Rina Mishra');
    const before = await stored(guest.id);
    const read = Promise.withResolvers<boolean>();
    const done = act('check-in', guest, () => read.promise);
    await eventually(() => expect($toasts.get()).toHaveLength(1));
    $toasts.get()[0]?.action?.run();
    read.resolve(true);
    await done;
    await eventually(() => expect(desk.toasts()).toContain('Undone: Rina Mishra is as before.'));
    expect(await stored(guest.id)).toEqual({ ...before, version: expect.any(String) });
  });

  it('is done once, however often it is pressed, and holds up nobody else', async () => {
    const [one, other] = [await arrival('Tara Jena'), await arrival('Hari Jena')];
    const pressed = [checkInGuest(one), checkInGuest(one), checkInGuest(other)];
    expect([...$acting.get()]).toEqual([one.id, other.id]);
    await Promise.all(pressed);
    expect(posts('check-in')).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect([...$acting.get()]).toEqual([]);
    expect(desk.toasts().toSorted()).toEqual(['Hari Jena is checked in.', 'Tara Jena is checked in.']);
  });

  it('reads again what its page shows', async () => {
    const guest = await arrival('Usha Behera');
    const reload = vi.fn(async () => true);
    await act('check-in', guest, reload);
    expect(reload).toHaveBeenCalledOnce();
    expect($day.get()).toEqual(LOADING);
    await pressUndo();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says that nobody knows it without a network, and can be pressed again', async () => {
    const guest = await arrival('Jaya Patra');
    desk.wire.lose();
    await act('check-in', guest);
    expect(desk.toasts()).toEqual([LOST.looking, LOST.notReached]);
    await vi.advanceTimersByTimeAsync(1000);
    expect($acting.get().size).toBe(0);
    desk.wire.connectAgain();
    expect((await stored(guest.id)).checked_in_at).toBeNull();
    await act('check-in', guest);
    expect(desk.toasts()).toEqual(['Jaya Patra is checked in.']);
  });

  it('whose answer was lost is looked up, and done once when it is pressed again', async () => {
    const guest = await arrival('Mina Sethi');
    await loadDay();
    loseAnswers(desk.wire, ({ path }) => path.endsWith('/check-in'));
    await act('check-in', guest);
    expect(desk.toasts()).toEqual([LOST.looking, LOST.asStored]);
    expect($day.get()).toMatchObject({ day: { in_house: [{ id: guest.id }] } });
    desk.wire.connectAgain();
    await act('check-in', guest);
    expect(desk.toasts()).toEqual(['Mina Sethi is checked in.']);
    const { audit } = await hostCalls(api, desk.headers, guest.id).read();
    expect(audit.filter(({ action }: { action: string }) => action === 'check in')).toHaveLength(1);
  });

  it('takes no further act for a second, except Undo', async () => {
    const guest = await arrival('Gopal Das');
    await act('check-in', guest);
    expect(await checkInGuest(guest)).toBe(false);
    openEnd('check-out', guest, reloadDay);
    expect($endOfStay.get()).toBeUndefined();
    await pressUndo();
    expect(desk.toasts()).toEqual(['Gopal Das is checked in.', 'Undone: Gopal Das is as before.']);
  });

  it('gives the reason of a refusal: another host was faster, or the guest comes later', async () => {
    const guest = await arrival('Sita Lenka');
    await hostCalls(api, desk.headers, guest.id).act('no-show');
    await act('no-show', guest);
    expect($endForm.get().problems.form).toBe('This can’t be done with the booking as it is now.');
    closeEnd();
    expect($day.get()).toMatchObject({ day: { arrivals: [{ id: guest.id, status: 'no_show' }] } });

    const later = await bookAsHost(api, desk.headers);
    await act('check-in', later);
    expect(desk.toasts()).toEqual(['This can be done from the day of check-in on.']);
  });

  it('that another one followed can no longer be undone', async () => {
    const guest = await arrival('Rupa Swain');
    await act('check-in', guest);
    await hostCalls(api, desk.headers, guest.id).act('check-out');
    await pressUndo();
    expect(desk.toasts().at(-1)).toBe('This can’t be done with the booking as it is now.');
    expect((await stored(guest.id)).checked_in_at).not.toBeNull();
  });
});

describe('a request on Today', () => {
  it('is confirmed from its alarm, once', async () => {
    const { id } = await heldBooking(api, { check_in: '2026-12-21', check_out: '2026-12-23' });
    await api.deps.db.updateTable('reservation').set({ awaits_host: true }).where('id', '=', id).execute();
    await loadDay();
    expect($day.get()).toMatchObject({ day: { alarms: [{ kind: 'awaits_host', reservation_id: id }] } });
    await Promise.all([acceptFromToday(id), acceptFromToday(id)]);
    expect(posts('accept')).toBe(1);
    expect(desk.toasts()).toEqual(['Confirmed. The guest can pay now.']);
    expect($day.get()).toMatchObject({ day: { alarms: [] } });
    const { booking, mails } = await hostCalls(api, desk.headers, id).read();
    expect(booking.awaits_host).toBeUndefined();
    expect(mails).toMatchObject([{ kind: 'payment_link', to: 'asha@example.in' }]);
    await vi.advanceTimersByTimeAsync(1000);
    await acceptFromToday(id);
    expect(desk.toasts()).toEqual(['This can’t be done with the booking as it is now.']);
  });
});
