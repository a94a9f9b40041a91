import '../../../support/browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { findNight, viewColumns } from '#stores/host/calendar/calendar.ts';
import { $nightAct, blockNights } from '#stores/host/calendar/night-acts.ts';
import * as edit from '#stores/host/calendar/night-edit.ts';
import { $selectedNights, $selection } from '#stores/host/calendar/selection.ts';
import { atCalendar, select } from '../../../support/desk-calendar.ts';
import { eventually } from '../../../support/eventually.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { holdAnswers, recordsAreAway } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atCalendar(api);

/** Types, and waits for a moment, after which the change is previewed. */
async function type(change: Parameters<typeof edit.changeEdit>[0]): Promise<void> {
  edit.changeEdit(change);
  vi.advanceTimersByTime(250);
  await desk.wire.idle();
}
const message = () => edit.$nightForm.get().problems.form;
const newPrices = () => edit.$nightEdit.get()?.preview?.changed.map((one) => one.after.price);
const act = (done = $nightAct.get()) => (done.state === 'done' ? done.text : done.state);

describe('the form of a price or minimum stay', () => {
  it('begins with what the first night has, and takes the place of the act before', async () => {
    await desk.open();
    select(2, '2026-12-02');
    await blockNights();
    select(2, '2026-12-04', '2026-12-03');
    edit.openEdit('price');
    expect($nightAct.get()).toEqual({ state: 'idle' });
    expect(edit.$nightEdit.get()).toEqual({
      field: 'price',
      rooms: 'Room 2',
      value: '3000',
      days: 'all',
      nights: { roomIds: [2], from: '2026-12-03', to: '2026-12-04', nights: 2 },
    });
    await desk.wire.idle();
    expect(edit.$nightEdit.get()?.preview?.changed).toEqual([]);
    await desk.openForm('minimum_stay', 3, '2026-12-03');
    expect(edit.$nightEdit.get()).toMatchObject({ value: '3', rooms: 'Room 3' });
  });

  it('of rooms with different prices begins empty, and sets all of them by one call', async () => {
    await desk.openForm('price', [1, 2], '2026-12-02', '2026-12-03');
    expect(edit.$nightEdit.get()).toMatchObject({ rooms: '2 rooms', value: '' });
    edit.changeEdit({ value: '2600' });
    await edit.saveEdit();
    expect(desk.saves().map(({ body }) => Object(body).room_ids)).toEqual([[1, 2]]);
    expect(act()).toBe('Price set for 4 nights in 2 rooms.');
    expect([1, 2].map((room) => findNight(room, '2026-12-03')?.price)).toEqual([2600, 2600]);
  });

  it('needs a selection', async () => {
    await desk.open();
    edit.openEdit('price');
    await edit.saveEdit();
    expect([edit.$nightEdit.get(), desk.previews(), desk.saves()]).toEqual([undefined, [], []]);
  });

  it.each([
    ['price', '', 'Enter a price from ₹1 to ₹10,00,000.'],
    ['price', '10,00,001', 'Enter a price from ₹1 to ₹10,00,000.'],
    ['price', '12.50', 'Enter a price from ₹1 to ₹10,00,000.'],
    ['price', '-300', 'Enter a price from ₹1 to ₹10,00,000.'],
    ['minimum_stay', 'four', 'Enter 1 to 30 nights.'],
    ['minimum_stay', '31', 'Enter 1 to 30 nights.'],
  ] as const)(
    'asks for a %s that can be read in place of “%s”, and sends nothing',
    async (field, value, sentence) => {
      await desk.openForm(field, 3, '2026-12-06');
      const before = desk.previews().length;
      await type({ value });
      await edit.saveEdit();
      expect(edit.$nightEdit.get()).toMatchObject({ value });
      expect(message()).toBe(sentence);
      expect([desk.previews().length, desk.saves().length]).toEqual([before, 0]);
      edit.changeEdit({ value: '2' });
      expect(message()).toBeUndefined();
      edit.closeEdit();
    },
  );

  it.each([
    ['all', 7, undefined],
    ['weekend', 2, [5, 6]],
    ['week', 5, [0, 1, 2, 3, 4]],
  ] as const)('sets %s days of a week', async (days, nights, weekdays) => {
    // A Monday to the Sunday after it.
    await desk.openForm('price', 2, '2026-12-07', '2026-12-13');
    await type({ days, value: '₹ 1,00,000' });
    expect(newPrices()).toEqual(Array(nights).fill(100_000));
    expect(desk.previews().at(-1)?.body).toEqual({
      room_ids: [2],
      from: '2026-12-07',
      to: '2026-12-13',
      ...(weekdays && { weekdays }),
      set: { price: 100_000 },
      preview: true,
    });
    edit.closeEdit();
  });

  it('offers weekend or week only where the selection has such nights', async () => {
    await desk.open();
    const choices = (from: string, to: string) => {
      select(1, from, to);
      const selected = $selectedNights.get();
      if (!selected) throw new Error('Nothing is selected');
      return (['all', 'weekend', 'week'] as const).filter((days) => edit.hasDays(selected, days));
    };
    expect(choices('2026-12-11', '2026-12-12')).toEqual(['all', 'weekend']);
    expect(choices('2026-12-13', '2026-12-17')).toEqual(['all', 'week']);
    expect(choices('2026-12-12', '2026-12-13')).toEqual(['all', 'weekend', 'week']);
  });
});

describe('the preview', () => {
  it('comes a moment after the last key, once', async () => {
    await desk.openForm('price', 1, '2026-12-15');
    for (const value of ['2', '21', '210', '2100']) {
      edit.changeEdit({ value });
      vi.advanceTimersByTime(200);
    }
    expect(desk.previews()).toHaveLength(1);
    vi.advanceTimersByTime(50);
    await desk.wire.idle();
    expect(desk.previews()).toHaveLength(2);
    expect(newPrices()).toEqual([2100]);
    expect(findNight(1, '2026-12-15')).toMatchObject({ price: 2000 });
  });

  it('is that of the last price, also if the answer for the one before comes later', async () => {
    await desk.openForm('price', 1, '2026-12-15');
    const letThrough = holdAnswers(desk.wire, ({ body }) => JSON.stringify(body).includes('2200'));
    edit.changeEdit({ value: '2200' });
    vi.advanceTimersByTime(250);
    edit.changeEdit({ value: '2300' });
    vi.advanceTimersByTime(250);
    await eventually(() => expect(newPrices()).toEqual([2300]));
    await letThrough();
    expect(newPrices()).toEqual([2300]);
  });

  it('opens nothing when the form was closed before it came', async () => {
    await desk.openForm('price', 1, '2026-12-15');
    const letThrough = holdAnswers(desk.wire);
    edit.changeEdit({ value: '2200' });
    vi.advanceTimersByTime(250);
    edit.closeEdit();
    await letThrough();
    expect(edit.$nightEdit.get()).toBeUndefined();
  });

  it('says why it does not come, until something else is typed', async () => {
    await desk.openForm('price', 2, '2026-12-15');
    desk.wire.lose();
    await type({ value: '2500' });
    expect(message()).toBe('The change can’t be shown now: the server can’t be reached.');
    desk.wire.connectAgain();
    // The discount of this room is ₹300.
    await type({ value: '300' });
    expect(message()).toBe('The discount must be less than the price of every night.');
    await type({ value: '301' });
    expect([message(), newPrices()]).toEqual([undefined, [301]]);
  });
});

describe('saving', () => {
  it('shows what changes and what is sold, and then does just that', async () => {
    await paidBooking(api, { check_in: '2026-12-18', check_out: '2026-12-19' });
    await desk.openForm('price', 1, '2026-12-17', '2026-12-20');
    await type({ value: '₹2,400', days: 'weekend' });
    const preview = edit.$nightEdit.get()?.preview;
    expect(preview?.changed).toMatchObject([
      { night: '2026-12-19', before: { price: 2000 }, after: { price: 2400 } },
    ]);
    expect(preview?.kept).toMatchObject([{ night: '2026-12-18' }]);
    const pressed = [edit.saveEdit(), edit.saveEdit()];
    // What is being saved is neither changed nor left.
    edit.changeEdit({ value: '9' });
    edit.closeEdit();
    expect(edit.$nightEdit.get()).toMatchObject({ value: '₹2,400' });
    expect(edit.$nightForm.get().isBusy).toBe(true);
    await Promise.all(pressed);
    expect(desk.saves()).toHaveLength(1);
    expect([edit.$nightEdit.get(), $selection.get()]).toEqual([undefined, undefined]);
    expect(act()).toBe('Price set for 1 night. 1 sold night stays as it is.');
    expect(findNight(1, '2026-12-19')).toMatchObject({ price: 2400 });
    expect(findNight(1, '2026-12-20')).toMatchObject({ price: 2000 });
  });

  it('does not wait for the preview', async () => {
    await desk.openForm('minimum_stay', 1, '2026-12-22', '2026-12-23');
    edit.changeEdit({ value: '4' });
    await edit.saveEdit();
    vi.advanceTimersByTime(1_000);
    expect(act()).toBe('Minimum stay set for 2 nights.');
    expect(desk.previews()).toHaveLength(1);
    expect(findNight(1, '2026-12-23')).toMatchObject({ minimum_stay: 4, price: 2000 });
  });

  it('keeps what was typed when it can not be saved', async () => {
    await desk.openForm('minimum_stay', 3, '2026-12-25');
    edit.changeEdit({ value: '4' });
    recordsAreAway(desk.wire);
    await edit.saveEdit();
    expect(message()).toBe('Our records are away.');
    desk.wire.lose();
    await edit.saveEdit();
    expect(edit.$nightEdit.get()).toMatchObject({ value: '4' });
    expect(message()).toBe('This was not saved: the server can’t be reached. Please try again.');
    desk.wire.connectAgain();
    await edit.saveEdit();
    expect(findNight(3, '2026-12-25')).toMatchObject({ minimum_stay: 4 });
  });

  it('shows the new state first if another host was faster', async () => {
    await desk.openForm('price', 1, '2026-12-28');
    await type({ value: '2500' });
    const other = { room_ids: [1], from: '2026-12-28', to: '2026-12-28', set: { price: 1900 } };
    await hostNights(api).set(desk.headers, other);
    await edit.saveEdit();
    expect(edit.$nightEdit.get()).toMatchObject({
      value: '2500',
      preview: { changed: [{ before: { price: 1900 }, after: { price: 2500 } }] },
    });
    expect(message()).toBe('Another host has changed these nights since you saw them.');
    await edit.saveEdit();
    expect(findNight(1, '2026-12-28')).toMatchObject({ price: 2500 });
  });

  it('opens nights that had no price yet', async () => {
    await desk.open();
    viewColumns(100, 110);
    await desk.wire.idle();
    select(1, '2027-02-02');
    edit.openEdit('price');
    expect(edit.$nightEdit.get()).toMatchObject({ value: '2000' });
    await edit.saveEdit();
    expect(findNight(1, '2027-02-02')).toMatchObject({ state: 'open', price: 2000 });
    viewColumns(31, 62);
  });
});
