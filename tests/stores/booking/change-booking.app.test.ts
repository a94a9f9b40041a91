import '../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import {
  $change,
  closeChange,
  confirmChange,
  isOther,
  openChange,
  requestChange,
} from '#stores/booking/change-booking.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { mailedToken } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const api = appOfFile();
let wire: Wire;
let id: number;
let guest = 0;

/** Each test has a booking of three nights of its own, opened by its mailed link. */
beforeEach(async () => {
  wire = browserOf(api);
  guest += 1;
  const email = `guest${guest}@example.in`;
  const day = addDays('2026-12-01', guest * 4);
  const stay = { check_in: day, check_out: addDays(day, 3), breakfast: 2, guest_email: email };
  ({ id } = await paidBooking(api, stay));
  browser.visit(`/my-booking/${await mailedToken(api, email, 'my-booking')}`);
  await openMyBooking();
  closeChange();
  takeToasts();
});

function open() {
  const state = $change.get();
  if (state.state === 'closed') throw new Error('closed');
  return state;
}
const answered = () => eventually(() => expect(open().offer.state).not.toBe('asking'));

describe('changing a booking', () => {
  it('begins with how it stands', async () => {
    await openChange(id);
    expect(open()).toMatchObject({
      requested: { adults: 2, children: 0, rooms: [1], breakfast: 2, extra_beds: 0 },
      offer: { state: 'offered', money: { old_total: 6000, new_total: 6000, pay_now: 0, comes_back: 0 } },
    });
    expect(isOther(open())).toBe(false);
  });

  it('asks what a wish costs once the guest stops, and shows the changed booking', async () => {
    await openChange(id);
    const before = wire.sent.length;
    requestChange({ breakfast: 1 });
    requestChange({ breakfast: 0 });
    expect(open().offer).toEqual({ state: 'asking' });
    await answered();
    expect(wire.sent.length).toBe(before + 1);
    expect(isOther(open())).toBe(true);
    expect(open().offer).toMatchObject({ money: { new_total: 5700, comes_back: 300 } });
    await confirmChange();
    expect($change.get()).toEqual({ state: 'closed' });
    expect($myBooking.get()).toMatchObject({ reservation: { total_amount: 5700, paid_amount: 5700 } });
    expect(takeToasts()).toMatchObject([
      { text: 'Your booking has been changed. We are sending you the new invoice by email.' },
    ]);
  });

  it('takes extras along, inside of the stay and for no more than come', async () => {
    await openChange(id);
    const booked = open().requested;
    const [first, last] = [booked?.check_in ?? '', booked?.check_out ?? ''];
    requestChange({ services: [{ kind: 'mahaprasad', count: 2, date: first }] });
    requestChange({ check_in: addDays(first, 1), adults: 1 });
    expect(open().requested?.services).toEqual([{ kind: 'mahaprasad', count: 1, date: addDays(first, 1) }]);
    await answered();
    expect(isOther(open())).toBe(true);
    await confirmChange();
    expect($myBooking.get()).toMatchObject({
      reservation: { check_out: last, services: [{ kind: 'mahaprasad', count: 1, date: addDays(first, 1) }] },
    });
  });

  it('keeps an extra that this page does not know', async () => {
    const stored = () => api.deps.db.selectFrom('reservation').select('services').where('id', '=', id);
    const store = (services: object[]) =>
      api.deps.db
        .updateTable('reservation')
        .set({ services: JSON.stringify(services) })
        .where('id', '=', id)
        .execute();
    await store([{ kind: 'boat', count: 2, date: '2026-12-01' }]);
    await openChange(id);
    expect(open().requested?.services).toEqual([]);
    requestChange({ breakfast: 0 });
    await answered();
    await confirmChange();
    expect((await stored().executeTakeFirst())?.services).toMatchObject([{ kind: 'boat', count: 2 }]);
    // The mails of this server have no name for it.
    await store([]);
  });

  it('brings extras back to their day and number after a detour to other dates and guests', async () => {
    await openChange(id);
    const booked = open().requested;
    const [first, last] = [booked?.check_in ?? '', booked?.check_out ?? ''];
    const services = [{ kind: 'mahaprasad' as const, count: 2, date: addDays(first, 1) }];
    requestChange({ services });
    requestChange({ check_in: addDays(last, 10) });
    requestChange({ adults: 1 });
    requestChange({ check_in: first, check_out: last, adults: booked?.adults ?? 2 });
    expect(open().requested?.services).toEqual(services);
  });

  it('arriving after the old check-out leaves one night', async () => {
    await openChange(id);
    const { requested } = open();
    requestChange({ check_in: requested?.check_out ?? '' });
    expect(open().requested).toMatchObject({ check_in: requested?.check_out });
    await answered();
    expect(open().offer).toMatchObject({ money: { new_total: 2100 } });
  });

  it('says why it can not be, in the words of the API, and changes nothing', async () => {
    await openChange(id);
    requestChange({ adults: 4 });
    await answered();
    expect(open().offer).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/at least 2 rooms/),
    });
    await confirmChange();
    expect(open().offer.state).toBe('refused');
  });

  it('out of reach: says so, and the same press made again makes one change', async () => {
    await openChange(id);
    requestChange({ breakfast: 1 });
    await answered();
    const offered = open();
    wire.intercept = async (request, answer) => {
      if (!request.path.endsWith('/change')) return answer();
      await answer();
      throw new TypeError('Failed to fetch');
    };
    await confirmChange();
    expect(open().offer).toEqual({
      state: 'refused',
      message: "We couldn't change your booking. Please check it before you try again.",
    });
    wire.intercept = (_, answer) => answer();
    $change.set(offered);
    await confirmChange();
    expect($myBooking.get()).toMatchObject({ reservation: { total_amount: 5850 } });
    const changes = await api.deps.db.selectFrom('reservation_change').selectAll().execute();
    expect(changes.filter(({ reservation_id }) => reservation_id === id)).toHaveLength(1);
  });
});
