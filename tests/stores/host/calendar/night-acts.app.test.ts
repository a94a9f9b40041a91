import '../../../support/browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { findNight } from '#stores/host/calendar/calendar.ts';
import {
  $nightAct,
  blockNights,
  dismissAct,
  openNights,
  undoAct,
  undoTokenOf,
} from '#stores/host/calendar/night-acts.ts';
import { $selectedNights, $selection } from '#stores/host/calendar/selection.ts';
import { atCalendar, select } from '../../../support/desk-calendar.ts';
import { bookAsHost } from '../../../support/host-booking.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdAnswers, loseAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atCalendar(api, { propertyIds: [1] });

const stateOf = (roomId: number, night: string) => findNight(roomId, night)?.state;
const text = () => {
  const act = $nightAct.get();
  if (act.state === 'failed') return act.message;
  return act.state === 'done' ? act.text : act.state;
};
const token = () => undoTokenOf($nightAct.get());
/** Of the server, whatever the page shows. */
const storedState = async (roomId: number, night: string) =>
  (await hostNights(api).nightOf(desk.headers, roomId, night)).state;
const book = (roomId: number, check_in: string, check_out: string) =>
  bookAsHost(api, desk.headers, { room_ids: [roomId], check_in, check_out });
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
const NOT_UNDONE = 'This was not undone: the server can’t be reached. Please try again.';

describe('blocking nights', () => {
  it('is done at once and once, however often it is pressed, and ends the selection', async () => {
    await desk.open();
    select(2, '2026-12-05', '2026-12-06');
    const pressed = [blockNights(), blockNights()];
    expect($nightAct.get()).toEqual({ state: 'saving' });
    await Promise.all(pressed);
    expect(desk.saves().map(({ body }) => body)).toEqual([
      { room_ids: [2], from: '2026-12-05', to: '2026-12-06', set: { closed: true } },
    ]);
    expect(text()).toBe('2 nights blocked.');
    expect(findNight(2, '2026-12-06')).toMatchObject({ state: 'closed', price: 3000 });
    expect($selection.get()).toBeUndefined();
    expect(await storedState(2, '2026-12-06')).toBe('closed');
  });

  it('of the whole house is one call, with its reason', async () => {
    await desk.open();
    select([1, 2, 3], '2026-12-27', '2026-12-28');
    await blockNights(' Cyclone ');
    expect(desk.saves().map(({ body }) => Object(body).set)).toEqual([{ closed: true, reason: 'Cyclone' }]);
    expect(text()).toBe('6 nights in 3 rooms blocked.');
    await desk.open();
    expect(findNight(3, '2026-12-28')).toMatchObject({ state: 'closed', reason: 'Cyclone' });
  });

  it('needs a selection', async () => {
    await desk.open();
    await blockNights();
    await openNights();
    expect(desk.saves()).toEqual([]);
    expect($nightAct.get()).toEqual({ state: 'idle' });
  });

  it('leaves sold nights as they are, and says so', async () => {
    await book(1, '2026-12-09', '2026-12-10');
    await desk.open();
    select(1, '2026-12-08', '2026-12-10');
    await blockNights();
    expect(text()).toBe('2 nights blocked. 1 sold night stays as it is.');
    expect(stateOf(1, '2026-12-09')).toBe('booked');
    select(1, '2026-12-09');
    await blockNights();
    expect(text()).toBe('Nothing changed. 1 sold night stays as it is.');
    expect(token()).toBeUndefined();
    await undoAct();
    expect(desk.wire.sent.filter(({ path }) => path.endsWith('/undo'))).toEqual([]);
  });

  it('shows what a guest has booked since the calendar was read', async () => {
    await desk.open();
    await book(1, '2026-12-12', '2026-12-14');
    select(1, '2026-12-12', '2026-12-14');
    expect(stateOf(1, '2026-12-12')).toBe('open');
    await blockNights();
    expect(text()).toBe('1 night blocked. 2 sold nights stay as they are.');
    await desk.wire.idle();
    expect(['2026-12-12', '2026-12-13', '2026-12-14'].map((night) => stateOf(1, night))).toEqual([
      'booked',
      'booked',
      'closed',
    ]);
    expect(desk.reads()).toBe(2);
  });

  it('keeps the selection when the network fails, and is tried again', async () => {
    await desk.open();
    select(1, '2026-12-16');
    desk.wire.lose();
    await blockNights();
    expect($nightAct.get()).toEqual({ state: 'failed', message: NOT_SAVED });
    expect($selectedNights.get()).toMatchObject({ from: '2026-12-16' });
    desk.wire.connectAgain();
    await blockNights();
    expect([text(), stateOf(1, '2026-12-16')]).toEqual(['1 night blocked.', 'closed']);
  });

  it('can be pressed again when only the answer was lost', async () => {
    await desk.open();
    select(1, '2026-12-18');
    loseAnswers(desk.wire);
    await blockNights();
    expect(text()).toBe(NOT_SAVED);
    desk.wire.connectAgain();
    await blockNights();
    expect(text()).toBe('Nothing changed.');
    expect(await storedState(1, '2026-12-18')).toBe('closed');
  });

  it('leaves nights alone that were selected while it was on its way', async () => {
    await desk.open();
    select(1, '2026-12-20');
    const letThrough = holdAnswers(desk.wire);
    const pressed = blockNights();
    select(3, '2026-12-22', '2026-12-24');
    await letThrough();
    await pressed;
    expect(text()).toBe('1 night blocked.');
    expect($selectedNights.get()).toMatchObject({ roomIds: [3], from: '2026-12-22', to: '2026-12-24' });
  });

  it('of a homestay that is no longer the host’s is refused', async () => {
    await desk.open();
    select(7, '2026-12-20');
    await blockNights();
    expect(text()).toBe('We could not find what you are looking for.');
    const { closed } = await api.deps.db
      .selectFrom('room_night')
      .select('closed')
      .where('room_id', '=', 7)
      .where('night', '=', '2026-12-20')
      .executeTakeFirstOrThrow();
    expect(closed).toBe(false);
  });
});

describe('opening nights', () => {
  it('puts them on sale again for what they cost', async () => {
    await desk.open();
    select(3, '2027-01-04', '2027-01-05');
    await blockNights();
    select(3, '2027-01-04');
    await openNights();
    expect(text()).toBe('1 night opened.');
    expect(findNight(3, '2027-01-04')).toMatchObject({ state: 'open', price: 1500, minimum_stay: 3 });
    expect(stateOf(3, '2027-01-05')).toBe('closed');
  });

  it('needs a price first', async () => {
    const room = { name: 'Lotus', description: 'New.', size: '180 sq ft', amenities: JSON.stringify([]) };
    await api.deps.db
      .insertInto('room')
      .values({ id: 4, property_id: 1, ...room, capacity: 2, video_url: null })
      .execute();
    await desk.open();
    select(4, '2026-12-05');
    await openNights();
    expect(text()).toBe('Some of these nights have no price yet. Set their price first.');
    expect($selectedNights.get()).toMatchObject({ roomIds: [4] });
    expect(stateOf(4, '2026-12-05')).toBe('closed');
  });
});

describe('the latest act', () => {
  it('can be undone once, and then gives back the nights and no second undo', async () => {
    await desk.open();
    select(2, '2027-01-10', '2027-01-11');
    await blockNights();
    await Promise.all([undoAct(), undoAct()]);
    expect(text()).toBe('Undone: 2 nights as before.');
    expect(findNight(2, '2027-01-11')).toMatchObject({ state: 'open', price: 3000 });
    await undoAct();
    expect(desk.wire.sent.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1);
  });

  it('is shown for ten seconds from the last one on, and is then past', async () => {
    await desk.open();
    select(2, '2027-01-13');
    await blockNights();
    vi.advanceTimersByTime(9_000);
    select(2, '2027-01-14');
    await blockNights();
    vi.advanceTimersByTime(9_000);
    expect(text()).toBe('1 night blocked.');
    vi.advanceTimersByTime(1_000);
    expect($nightAct.get()).toEqual({ state: 'idle' });
    await undoAct();
    expect(stateOf(2, '2027-01-14')).toBe('closed');
  });

  it('leaves what was sold since when it is undone', async () => {
    await desk.open();
    select(1, '2027-01-16', '2027-01-17');
    await blockNights();
    const nights = hostNights(api);
    const first = { room_ids: [1], from: '2027-01-16', to: '2027-01-16' };
    await nights.set(desk.headers, { ...first, set: { closed: false } });
    await book(1, '2027-01-16', '2027-01-17');
    await undoAct();
    expect(text()).toBe('Undone: 1 night as before. 1 night stayed: sold or changed since.');
    await desk.wire.idle();
    expect([stateOf(1, '2027-01-16'), stateOf(1, '2027-01-17')]).toEqual(['booked', 'open']);
  });

  it('is undone with the second press when the network failed at the first', async () => {
    await desk.open();
    select(3, '2027-01-19');
    await blockNights();
    desk.wire.lose();
    await undoAct();
    expect(text()).toBe(NOT_UNDONE);
    vi.advanceTimersByTime(20_000);
    expect(text()).toBe(NOT_UNDONE);
    desk.wire.connectAgain();
    await undoAct();
    expect(text()).toBe('Undone: 1 night as before.');
    expect(stateOf(3, '2027-01-19')).toBe('open');
  });

  it('says when it can no longer be undone', async () => {
    await desk.open();
    select(3, '2027-01-21');
    await blockNights();
    await hostNights(api).undo(desk.headers, token() ?? '');
    await undoAct();
    expect(text()).toBe('This change can no longer be undone here. Change the nights back by hand.');
    expect(token()).toBeUndefined();
    dismissAct();
    expect($nightAct.get()).toEqual({ state: 'idle' });
  });
});
