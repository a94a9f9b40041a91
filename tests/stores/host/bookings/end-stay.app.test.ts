import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import {
  $endForm,
  $endOfStay,
  asksOfRefund,
  changeEnd,
  closeEnd,
  confirmEnd,
  leavesNights,
  openEnd,
} from '#stores/host/bookings/end-stay.ts';
import { tellGuest, undoTold } from '#stores/host/bookings/told.ts';
import { $host, UNKNOWN_HOST } from '#stores/host/session.ts';
import { eventually } from '../../../support/eventually.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { loseAnswers, requests } from '../../../support/slow-wire.ts';

const api = appOfFile();
const reload = vi.fn(async () => true);
let desk: HostBrowser;
let day = '2026-11-21';

beforeEach(async () => {
  day = addDays(day, 5);
  vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  api.clock.set(`${day}T06:00:00Z`);
  desk = await hostBrowser(api);
  closeEnd();
});
afterEach(() => vi.useRealTimers());

/** Guests who came yesterday; they stay until the day after tomorrow unless they leave today. */
async function inHouse({ paid = 0, leaves = false, phoneOnly = false } = {}) {
  api.clock.set(`${addDays(day, -1)}T06:00:00Z`);
  const guest = { name: 'Mita Rao', phone: '9861012345', ...(!phoneOnly && { email: 'mita@example.in' }) };
  const stay = { check_in: addDays(day, -1), check_out: addDays(day, leaves ? 0 : 2), guest };
  const { id } = await bookAsHost(api, desk.headers, stay);
  const host = hostCalls(api, desk.headers, id);
  if (paid > 0) await host.pay({ amount: paid, method: 'cash' });
  await host.act('check-in');
  api.clock.set(`${day}T06:00:00Z`);
  const booking = async () => (await host.read()).booking;
  return { booking, line: await booking(), host };
}
const posts = () => requests(desk.wire, 'POST', /check-out$/);

describe('the end of a stay', () => {
  it('asks nothing of guests who have paid and leave on their last day', async () => {
    const { line, booking } = await inHouse({ leaves: true, paid: 2000 });
    openEnd('check-out', line, reload);
    expect($endOfStay.get()).toBeUndefined();
    await eventually(() => expect(desk.toasts()).toEqual(['Mita Rao has left.']));
    expect((await booking()).checked_out_at).not.toBeNull();
  });

  it('offers only what the host has the right to do', async () => {
    const { line } = await inHouse({ paid: 500 });
    const offered = () => ({
      nights: leavesNights({ ending: 'check-out', booking: line }),
      refund: asksOfRefund({ booking: line }),
    });
    expect(offered()).toEqual({ nights: true, refund: true });
    const staff = await hostHeaders(api, { role: 'staff' });
    $host.set({ state: 'ready', host: await (await api.ask('/host/me', { headers: staff })).json() });
    expect(offered()).toEqual({ nights: false, refund: false });
    $host.set(UNKNOWN_HOST);
  });

  it('does nothing before the answer where money is due', async () => {
    const { line } = await inHouse({ leaves: true, paid: 500 });
    openEnd('check-out', line, reload);
    expect($endOfStay.get()).toMatchObject({ booking: { balance: 1500 } });
    closeEnd();
    expect(posts()).toEqual([]);
  });

  it('says what is free again and goes back before it is done', async () => {
    const { line, booking } = await inHouse({ paid: 3000 });
    openEnd('check-out', line, reload);
    await changeEnd({ nights: 'free' });
    expect($endOfStay.get()?.preview).toBe('2 nights become free. ₹0 is refunded, ₹3,000 is kept.');
    await changeEnd({ refund: 'amount' });
    await confirmEnd();
    expect($endForm.get().problems.form).toBe('Enter whole rupees.');
    await changeEnd({ amount: '1000' });
    expect($endOfStay.get()?.preview).toBe('2 nights become free. ₹1,000 is refunded, ₹2,000 is kept.');
    expect((await booking()).checked_out_at).toBeNull();
    await confirmEnd();
    expect(desk.toasts()).toEqual(['Mita Rao has left. Emailed to mita@example.in.']);
    expect(await booking()).toMatchObject({ check_out: day, paid: 2000 });
  });

  it('of a booking of another site frees nothing and pays nothing back', async () => {
    const { line } = await inHouse();
    openEnd('check-out', { ...line, source: 'channel', balance: 0 }, reload);
    expect($endOfStay.get()).toBeUndefined();
    await eventually(() => expect(posts()).toHaveLength(1));
  });

  it('whose answer was lost is done once when it is pressed again', async () => {
    const { line, host } = await inHouse();
    openEnd('check-out', line, reload);
    loseAnswers(desk.wire, ({ path }) => path.endsWith('/check-out'));
    await confirmEnd();
    expect($endForm.get().problems.form).toBe(LOST.asStored);
    desk.wire.connectAgain();
    await confirmEnd();
    expect($endOfStay.get()).toBeUndefined();
    const { audit } = await host.read();
    expect(audit.filter(({ action }: { action: string }) => action === 'check out')).toHaveLength(1);
  });
});

describe('a guest whom nobody could mail', () => {
  it('is told by the host, who can take it back', async () => {
    const { booking, host } = await inHouse({ phoneOnly: true });
    await host.act('messages', { text: 'The gate opens at six.' });
    expect(await tellGuest(await booking(), 'whatsapp', reload)).toBe(true);
    expect(await booking()).toMatchObject({ not_told: false, told_by_host: { how: 'whatsapp' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await undoTold(await booking(), reload)).toBe(true);
    expect(await booking()).toMatchObject({ not_told: true, told_by_host: null });
  });
});
