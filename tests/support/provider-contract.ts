import { afterEach, describe, expect, test } from 'vitest';
import type { ChannelProvider } from '#server/channels/provider.ts';

export interface SoldAtChannel {
  uid: string;
  checkIn: string;
  checkOut: string;
  summary: string;
}

export interface FakeChannel {
  provider: ChannelProvider;
  url: string;
  sold: SoldAtChannel[];
  trouble: 'none' | 'refuses' | 'nonsense' | 'half an answer' | 'silent' | 'gone';
  asked(): number;
  close(): void;
}

export const RANGE = { from: '2026-12-01', to: '2027-11-30' };

/** The rest of the server relies on these tests, so every channel provider has to pass them. */
export function describeProvider(name: string, make: () => Promise<FakeChannel>) {
  describe(`the contract of a channel provider: ${name}`, () => {
    const opened: FakeChannel[] = [];
    const open = async () => {
      const channel = await make();
      opened.push(channel);
      return channel;
    };
    const receive = (channel: FakeChannel, mark: string | null = null, signal?: AbortSignal) =>
      channel.provider.receiveBookings({
        url: channel.url,
        mark,
        range: RANGE,
        ...(signal ? { signal } : {}),
      });
    afterEach(() => {
      for (const channel of opened.splice(0)) channel.close();
    });
    const stay = (uid: string, checkIn: string, checkOut: string) => ({
      uid,
      checkIn,
      checkOut,
      summary: 'Reserved',
    });

    test('a channel without bookings is read whole', async () => {
      const channel = await open();
      expect(await receive(channel)).toMatchObject({ kind: 'whole', events: [] });
      expect(channel.asked()).toBe(1);
    });

    test('bookings come with their nights, without the day of departure', async () => {
      const channel = await open();
      channel.sold = [stay('a', '2026-12-18', '2026-12-20'), stay('b', '2026-12-20', '2026-12-21')];
      expect(await receive(channel)).toMatchObject({
        kind: 'whole',
        events: [
          { uid: 'a', nights: ['2026-12-18', '2026-12-19'], summary: 'Reserved' },
          { uid: 'b', nights: ['2026-12-20'] },
        ],
      });
    });

    test('nights out of the range are left out', async () => {
      const channel = await open();
      channel.sold = [
        stay('past', '2026-11-01', '2026-12-01'),
        stay('across', '2026-11-29', '2026-12-02'),
        stay('late', '2027-11-30', '2027-12-04'),
        stay('later', '2027-12-01', '2027-12-04'),
      ];
      const reading = await receive(channel);
      expect('events' in reading && reading.events.map(({ uid, nights }) => [uid, nights])).toEqual([
        ['across', ['2026-12-01']],
        ['late', ['2027-11-30']],
      ]);
    });

    test('a booking that moves keeps its UID', async () => {
      const channel = await open();
      channel.sold = [stay('a', '2026-12-18', '2026-12-19')];
      await receive(channel);
      channel.sold = [stay('a', '2027-01-05', '2027-01-06')];
      expect(await receive(channel)).toMatchObject({ events: [{ uid: 'a', nights: ['2027-01-05'] }] });
    });

    test('with the mark of a reading, nothing new is unchanged and a new booking is found', async () => {
      const channel = await open();
      channel.sold = [stay('a', '2026-12-18', '2026-12-19')];
      const first = await receive(channel);
      if (first.kind !== 'whole') throw new Error('not read');
      if (first.mark) expect(await receive(channel, first.mark)).toEqual({ kind: 'unchanged' });
      channel.sold.push(stay('b', '2026-12-24', '2026-12-25'));
      expect(await receive(channel, first.mark)).toMatchObject({ events: [{ uid: 'a' }, { uid: 'b' }] });
    });

    test.each(['refuses', 'nonsense', 'half an answer', 'silent', 'gone'] as const)(
      'a channel in trouble frees nothing and rejects nothing: %s',
      async (trouble) => {
        const channel = await open();
        channel.sold = [stay('a', '2026-12-18', '2026-12-19')];
        channel.trouble = trouble;
        expect(await receive(channel)).toMatchObject({
          kind: 'failed',
          problem: { code: expect.any(String) },
        });
        channel.trouble = 'none';
        if (trouble !== 'gone') expect(await receive(channel)).toMatchObject({ kind: 'whole' });
      },
    );

    test('a reading that is given up ends at once', async () => {
      const channel = await open();
      channel.trouble = 'silent';
      const reading = await receive(channel, null, AbortSignal.abort());
      expect(reading).toMatchObject({ kind: 'failed' });
    });
  });
}
