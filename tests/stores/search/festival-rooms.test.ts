import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { checkRoomAvailability } from '#contract/availability.ts';
import { roomsFor } from '#stores/search/festival-rooms.ts';
import { wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const NEW_YEAR = { festival: 'new-year', start: '2027-01-01', end: '2027-01-03' };
const TOO_SHORT = { pricing_error: 'Too short.', pricing_error_type: 'minimum_stay_violation' } as const;

afterEach(() => connect());

describe('the rooms for a festival', () => {
  it('are those that a search for its dates can sell', async () => {
    const sent = fakeApi(() =>
      json({ rooms: [wireRoom(1)], other_rooms: [wireRoom(2), wireRoom(3, TOO_SHORT)] }),
    );
    expect(await roomsFor(NEW_YEAR)).toEqual({ state: 'free', rooms: 2 });
    expect(sent).toMatchObject([
      {
        path: checkRoomAvailability.path,
        body: { checkInDate: '2027-01-01', checkOutDate: '2027-01-03', guests: 1 },
      },
    ]);
  });

  it('are none if the search finds none', async () => {
    fakeApi(() => json({ rooms: [] }));
    expect(await roomsFor(NEW_YEAR)).toEqual({ state: 'taken' });
  });

  it.each([
    ['the search fails', () => json({ error: 'Sorry.', code: 'database_unavailable' }, 503)],
    ['the response has another form', () => json({ rooms: [{ id: 1 }] })],
    ['there is no list', () => json({})],
    ['there is no response', () => Promise.reject(new TypeError('offline'))],
  ])('are unknown if %s', async (_, answer) => {
    fakeApi(answer);
    expect(await roomsFor(NEW_YEAR)).toBeUndefined();
  });
});
