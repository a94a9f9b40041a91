import { beforeEach, expect, test } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bookingRequest, cookieOf } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { entriesOf, join, offered, openLink, waitlistToken } from '../../support/waitlist.ts';

const HOUR = 3_600_000;
/** One mailbox, in several spellings. */
const EMAILS = ['asha@example.in', 'asha+1@example.in', 'asha+2@example.in', 'asha+3@example.in'];
const stay = (index: number) => ({
  check_in: `2026-12-${10 + 2 * index}`,
  check_out: `2026-12-${11 + 2 * index}`,
});
const email = (index: number) => EMAILS[index] ?? '';

const OFFERS_A_NIGHT = 3;

serverTest('unused offers', { anew: true }, (api) => {
  const set = async (closed: boolean, night?: string) => {
    await api.deps.db
      .updateTable('room_night')
      .set({ closed })
      .$if(night !== undefined, (query) => query.where('night', '=', night ?? ''))
      .execute();
  };
  beforeEach(() => set(false));
  /** One guest waits for several stays, and nothing is on sale. */
  const joinForAll = async () => {
    for (const index of EMAILS.keys()) {
      await join(api, email(index), stay(index));
      api.clock.advance(8 * HOUR);
    }
    await set(true);
  };
  /** A night becomes free and is offered. */
  const offer = async (index: number) => {
    await set(false, stay(index).check_in);
    await offerFreedRooms(api.deps);
    expect((await offered(api)).at(-1)).toBe(email(index));
  };
  const lapse = async () => {
    api.clock.advance(14 * HOUR);
    await offerFreedRooms(api.deps);
  };
  const openOffer = async (index: number) =>
    openLink(api, await waitlistToken(api, email(index), 'waiting_joined'));
  const book = (index: number, headers: Record<string, string> = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest(stay(index)), headers });

  test('after two in a row nothing is held for the guest, who is asked to confirm', async () => {
    await joinForAll();
    await offer(0);
    await lapse();
    expect((await openOffer(2)).entry.state).toBe('waiting');
    await offer(1);
    await lapse();
    expect((await openOffer(0)).entry.state).toBe('lapsed');
    expect((await openOffer(2)).entry.state).toBe('paused');
    await set(false);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([email(0), email(1)]);

    const confirmMails = (await newestMail(api.deps.db, 20)).filter((mail) => mail.kind === 'waiting_paused');
    expect(confirmMails.map(({ to }) => to)).toEqual([email(2)]);
    const [mail] = confirmMails;
    if (!mail) throw new Error('no mail');
    const { subject, text } = await composeMail(mail, api.deps);
    expect(subject).toBe('Do you still need a room for Mon, 14 Dec 2026?');
    expect(text).toMatch(/Keep me on the list:\nhttp:\/\/localhost:4321\/waiting-list\/[\w-]{43}\n/);
    expect((await book(2)).status).toBe(201);
  });

  test('a guest who confirms gets offers again, for every stay', async () => {
    await joinForAll();
    for (const index of [0, 1]) {
      await offer(index);
      await lapse();
    }
    const token = await waitlistToken(api, email(2), 'waiting_paused');
    const response = await api.ask('/public/waiting-list/confirm', { json: { token } });
    expect((await response.json()).entry.state).toBe('waiting');
    await offer(3);
    await offer(2);
    await lapse();
    expect(await entriesOf(api)).toMatchObject(new Array(4).fill({ state: 'lapsed' }));
  });

  test('one that is booked and paid for resets the count', async () => {
    await joinForAll();
    await offer(0);
    await lapse();
    await offer(1);
    const { headers } = await openLink(api, await waitlistToken(api, email(1), 'waiting_offer'));
    const held = await book(1, headers);
    const Cookie = cookieOf(held);
    const notes = { reservation_id: (await held.json()).booking_id };
    const order = await api.ask('/public/reservation/razorpay/order', {
      json: { notes },
      headers: { Cookie },
    });
    const paid = { order_id: (await order.json()).order.id, outcome: 'captured' };
    await api.ask('/sandbox/razorpay/pay', { json: paid });
    await offer(2);
    await lapse();
    expect((await openOffer(3)).entry.state).toBe('waiting');
  });

  test('one that was booked and never paid for counts as unused', async () => {
    await joinForAll();
    await offer(0);
    const { headers } = await openLink(api, await waitlistToken(api, email(0), 'waiting_offer'));
    expect((await book(0, headers)).status).toBe(201);
    await lapse();
    await offer(1);
    await lapse();
    expect((await openOffer(2)).entry.state).toBe('paused');
  });

  test('offers that guests decline do not count', async () => {
    await joinForAll();
    for (const index of [0, 1]) {
      await offer(index);
      const token = await waitlistToken(api, email(index), 'waiting_offer');
      await api.ask('/public/waiting-list/leave', { json: { token } });
    }
    await offer(2);
  });

  test('a night is held at most three times a day, then it can be booked by all', async () => {
    for (let guest = 0; guest < 5; guest += 1) await join(api, `guest${guest}@example.in`);
    for (let guest = 0; guest < OFFERS_A_NIGHT; guest += 1) {
      await offerFreedRooms(api.deps);
      expect(await offered(api)).toHaveLength(guest + 1);
      const token = await waitlistToken(api, `guest${guest}@example.in`, 'waiting_offer');
      await api.ask('/public/waiting-list/leave', { json: { token } });
    }
    await offerFreedRooms(api.deps);
    api.clock.advance(24 * HOUR - 1);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toHaveLength(OFFERS_A_NIGHT);
    const shorter = { json: bookingRequest({ check_out: '2026-12-19' }) };
    expect((await api.ask('/public/reservation/create', shorter)).status).toBe(201);
    api.clock.advance(HOUR);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toHaveLength(OFFERS_A_NIGHT + 1);
  });
});
