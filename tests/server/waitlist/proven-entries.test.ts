import { expect, test } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bearer, cookiesOf, PASSWORD, signUp } from '../../support/accounts.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import {
  askToJoin,
  confirmEntry,
  entriesOf,
  offered,
  openLink,
  STAY,
  waitlistToken,
} from '../../support/waitlist.ts';

const HOUR = 3_600_000;
const ASHA = 'asha@example.in';
const RAVI = 'ravi@example.in';

serverTest('an entry counts once its mailbox is proven', { anew: true }, (api) => {
  const free = ({ id, headers }: Awaited<ReturnType<typeof heldBooking>>) =>
    api.ask(`/public/reservation/${id}`, { method: 'DELETE', headers });
  const stateOf = async (email: string) =>
    (await openLink(api, await waitlistToken(api, email, 'waiting_joined'))).entry.state;
  const newest = async () => {
    const [mail] = await newestMail(api.deps.db, 1);
    if (!mail) throw new Error('no mail');
    return composeMail(mail, api.deps);
  };

  test('invented emails block nothing: freed rooms can be booked by other guests', async () => {
    const other = await heldBooking(api, { guest_email: 'first@example.in' });
    for (let n = 0; n < 18; n += 1) {
      expect((await askToJoin(api, `invented${n}@example.in`)).status).toBe(201);
    }
    await free(other);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);
    expect((await api.ask('/public/reservation/create', { json: bookingRequest() })).status).toBe(201);
  });

  test('the mail asks to confirm; opening its page twice does no harm', async () => {
    const other = await heldBooking(api);
    const response = await askToJoin(api, ASHA);
    expect((await response.json()).message).toContain('Open its link to confirm your place.');
    const { subject, text } = await newest();
    expect(subject).toBe('Confirm your place on the waiting list for Fri, 18 Dec 2026');
    expect(text).toContain('Open this link to confirm your place.');
    expect(await stateOf(ASHA)).toBe('unconfirmed');
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await confirmEntry(api, ASHA);
      expect(await answer.json()).toMatchObject({ entry: { state: 'waiting', held_until: null } });
    }
    await free(other);
    await offerFreedRooms(api.deps);
    const confirmed = await confirmEntry(api, ASHA);
    expect((await confirmed.json()).entry.state).toBe('offered');
    expect(await offered(api)).toEqual([ASHA]);
  });

  test('a guessed token confirms nothing', async () => {
    await heldBooking(api);
    await askToJoin(api, ASHA);
    const answer = await api.ask('/public/waiting-list/confirm', { json: { token: 'guessed' } });
    expect(answer.status).toBe(404);
    expect(await entriesOf(api)).toMatchObject([{ confirmed_at: null }]);
  });

  test('the order counts from joining within a day, later from confirming; after two days the entry is deleted', async () => {
    const other = await paidBooking(api);
    for (const email of [ASHA, RAVI, 'late@example.in', 'never@example.in']) await askToJoin(api, email);
    await confirmEntry(api, RAVI);
    api.clock.advance(24 * HOUR - 1);
    await confirmEntry(api, ASHA);
    await askToJoin(api, 'next@example.in');
    await confirmEntry(api, 'next@example.in');
    api.clock.advance(1);
    await confirmEntry(api, 'late@example.in');
    api.clock.advance(24 * HOUR - 1);
    await dropExpired(api.deps.db, api.clock());
    expect(await entriesOf(api)).toHaveLength(5);
    api.clock.advance(2);
    await dropExpired(api.deps.db, api.clock());
    expect(await stateOf('late@example.in')).toBe('waiting');
    const deleted = await openLink(api, await waitlistToken(api, 'never@example.in', 'waiting_joined'));
    expect(deleted.status).toBe(404);
    await api.ask(`/public/reservation/${other.id}/cancel`, { json: {}, headers: other.headers });
    for (let turn = 0; turn < 4; turn += 1) {
      await offerFreedRooms(api.deps);
      api.clock.advance(13 * HOUR);
    }
    expect(await offered(api)).toEqual([ASHA, RAVI, 'next@example.in', 'late@example.in']);
  });

  test('a signed-in guest, or one in a known browser, needs no confirmation, except with another email', async () => {
    await heldBooking(api);
    const session = await signUp(api, ASHA);
    const logIn = await api.ask('/auth/login', { json: { email: ASHA, password: PASSWORD } });
    const joinAs = async (email: string, headers: Record<string, string>, changes = {}) => {
      const json = { email, ...STAY, guests: 2, room_id: 1, ...changes };
      return (await api.ask('/public/waiting-list', { json, headers })).status;
    };
    expect(await joinAs(ASHA, bearer(session))).toBe(201);
    expect(await joinAs(ASHA, { Cookie: cookiesOf(logIn) }, { check_out: '2026-12-19' })).toBe(201);
    expect(await joinAs(RAVI, { ...bearer(session), Cookie: cookiesOf(logIn) })).toBe(201);
    const entries = await entriesOf(api);
    expect(entries.map(({ email, confirmed_at }) => [email, confirmed_at !== null])).toEqual([
      [ASHA, true],
      [ASHA, true],
      [RAVI, false],
    ]);
  });

  test('a neighbour who guesses links does not block guests', async () => {
    await heldBooking(api);
    await askToJoin(api, ASHA);
    const statuses: number[] = [];
    for (let turn = 0; turn < 122; turn += 1) {
      const answer = await api.ask('/public/waiting-list/open', { json: { token: `guess ${turn}` } });
      statuses.push(answer.status);
    }
    expect(statuses.slice(119)).toEqual([404, 429, 429]);
    expect(await stateOf(ASHA)).toBe('unconfirmed');
    expect((await confirmEntry(api, ASHA)).status).toBe(200);
  });
});
