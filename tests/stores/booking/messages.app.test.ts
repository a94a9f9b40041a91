import '../../support/browser.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { $thread, LOADING_THREAD, openThread, sendToHost } from '#stores/booking/messages.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { requests } from '../../support/slow-wire.ts';

const NOT_SENT = 'The message was not sent. Please try again.';

const api = appOfFile();
let booking: Awaited<ReturnType<typeof paidBooking>>;
let wire: Wire;

beforeAll(async () => {
  booking = await paidBooking(api);
});
beforeEach(() => {
  wire = browserOf(api);
  connect();
  $thread.set(LOADING_THREAD);
});

/** The browser that has booked. */
function connect(): void {
  wire.intercept = ({ headers }, answer) => {
    headers.set('Cookie', booking.headers.Cookie);
    return answer();
  };
}
const texts = () => $thread.get().list.map(({ author, text }) => `${author}: ${text}`);
const posts = () => requests(wire, 'POST', /\/messages$/);

describe('the messages about a booking', () => {
  it('are those of the guest and the host, oldest first', async () => {
    await openThread(booking.id);
    expect($thread.get()).toEqual({ state: 'ready', list: [] });
    expect(await sendToHost(booking.id, ' May we come at eight? ')).toBe(true);
    expect($thread.get()).toMatchObject({ state: 'ready', list: [{ author: 'guest' }] });
    expect(await sendToHost(booking.id, 'We are four.')).toBe(true);
    $thread.set(LOADING_THREAD);
    await openThread(booking.id);
    expect(texts()).toEqual(['guest: May we come at eight?', 'guest: We are four.']);
  });

  it('are not sent empty, nor twice by two presses', async () => {
    await openThread(booking.id);
    expect(await sendToHost(booking.id, '  ')).toBe(false);
    expect(posts()).toEqual([]);
    const pressed = [sendToHost(booking.id, 'Once'), sendToHost(booking.id, 'Once')];
    expect($thread.get().state).toBe('sending');
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect(posts()).toHaveLength(1);
  });

  it('stay where one could not be sent, and what was typed with them', async () => {
    await openThread(booking.id);
    const before = texts();
    wire.lose();
    expect(await sendToHost(booking.id, 'Hello?')).toBe(false);
    expect($thread.get()).toMatchObject({ state: 'ready', problem: NOT_SENT });
    expect(texts()).toEqual(before);
    connect();
    expect(await sendToHost(booking.id, 'Hello?')).toBe(true);
    expect($thread.get().problem).toBeUndefined();
  });

  it('say so when they can’t be read', async () => {
    wire.lose();
    await openThread(booking.id);
    expect($thread.get()).toMatchObject({ state: 'failed', list: [], problem: expect.any(String) });
  });
});
