import { describe, expect, it } from 'vitest';
import { changeHoldEnd, decideHold, type HoldCounts, type HoldProof } from '#domain/booking/hold-limits.ts';

const NOBODY: HoldCounts = {
  visitor: { open: 0, roomNights: 0, lastHour: 0, unpaid: 0 },
  address: { roomNights: 0, lastHour: 0 },
  network: { roomNights: 0 },
  nights: [{ rooms: 5, heldByOthers: 0 }],
};

interface Asked {
  roomNights?: number;
  proof?: HoldProof;
}

function ask(
  { roomNights = 2, proof = 'none' }: Asked,
  counts: { [K in keyof HoldCounts]?: Partial<HoldCounts[K]> } = {},
) {
  const { nights = NOBODY.nights } = counts;
  const own = {
    visitor: { ...NOBODY.visitor, ...counts.visitor },
    address: { ...NOBODY.address, ...counts.address },
    network: { ...NOBODY.network, ...counts.network },
    nights: nights as HoldCounts['nights'],
  };
  const decision = decideHold({ roomNights, proof, minutes: 15 }, own);
  return decision.hold === 'granted' ? decision.minutes : decision.hold;
}

describe('the limit of unpaid holds', () => {
  it('is three rooms for a week and more, without proof', () => {
    expect(ask({ roomNights: 21 })).toBe(15);
    expect(ask({ roomNights: 30 })).toBe(15);
  });

  it('needs work above 30 room-nights of an address or a network, and ends at 42 and 54', () => {
    expect(ask({ roomNights: 31 })).toBe('proof needed');
    expect(ask({ roomNights: 2 }, { network: { roomNights: 29 } })).toBe('proof needed');
    expect(ask({ roomNights: 42, proof: 'work' })).toBe(15);
    expect(ask({ roomNights: 43, proof: 'work' })).toBe('refused');
    expect(ask({ roomNights: 2, proof: 'work' }, { network: { roomNights: 52 } })).toBe(15);
    expect(ask({ roomNights: 2, proof: 'work' }, { network: { roomNights: 53 } })).toBe('refused');
    expect(ask({ roomNights: 43 })).toBe('refused');
  });

  it('is 90 for a verified mailbox, whatever others hold behind its address', () => {
    const crowd = { address: { roomNights: 42, lastHour: 20 }, network: { roomNights: 54 } };
    expect(ask({ roomNights: 10, proof: 'mailbox' }, crowd)).toBe(15);
    expect(ask({ roomNights: 10, proof: 'work' }, crowd)).toBe('refused');
    expect(ask({ roomNights: 90, proof: 'mailbox' })).toBe(15);
    expect(ask({ roomNights: 91, proof: 'mailbox' })).toBe('refused');
    expect(ask({ proof: 'mailbox' }, { visitor: { roomNights: 89 } })).toBe('refused');
  });

  it('is not raised by many verified mailboxes: 90 an address, 108 a network', () => {
    expect(ask({ proof: 'mailbox' }, { address: { roomNights: 88 } })).toBe(15);
    expect(ask({ proof: 'mailbox' }, { address: { roomNights: 89 } })).toBe('refused');
    expect(ask({ proof: 'mailbox' }, { network: { roomNights: 106 } })).toBe(15);
    expect(ask({ proof: 'mailbox' }, { network: { roomNights: 107 } })).toBe('refused');
  });

  it('is three holds at once, ten an hour, and twenty an hour from an address', () => {
    expect(ask({}, { visitor: { open: 2, lastHour: 9 }, address: { lastHour: 19 } })).toBe(15);
    expect(ask({}, { visitor: { open: 3 } })).toBe('refused');
    expect(ask({ proof: 'mailbox' }, { visitor: { open: 3 } })).toBe('refused');
    expect(ask({}, { visitor: { lastHour: 10 } })).toBe('refused');
    expect(ask({}, { address: { lastHour: 20 } })).toBe('refused');
  });

  it('needs work for a night of which others hold more than 30 %', () => {
    const held = (heldByOthers: number, rooms: number, proof: HoldProof = 'none') =>
      ask(
        { proof },
        {
          nights: [
            { rooms, heldByOthers: 0 },
            { rooms, heldByOthers },
          ],
        },
      );
    expect([held(3, 10), held(4, 10), held(4, 10, 'work'), held(4, 10, 'mailbox')]).toEqual([
      15,
      'proof needed',
      15,
      15,
    ]);
    expect([held(1, 3), held(2, 3), held(2, 3, 'work')]).toEqual([15, 'proof needed', 15]);
  });

  it('is shorter after two expired holds', () => {
    const after = (unpaid: number) => ask({}, { visitor: { unpaid } });
    expect([0, 1, 2, 3, 4].map(after)).toEqual([15, 15, 5, 2, 2]);
  });
});

describe('nights for a change', () => {
  const now = new Date('2026-12-01T06:00:00Z');
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const nights = ['2026-12-20', '2026-12-21'].map((night) => ({ room_id: 1, night }));
  const earlier = (created: number, ends: number, held = nights) => ({
    nights: held,
    created_at: minutes(created),
    ends_at: minutes(ends),
  });
  const endOf = (...holds: ReturnType<typeof earlier>[]) =>
    changeHoldEnd({ nights, until: minutes(30), now }, holds);

  it('are held until the quote ends', () => {
    expect(endOf()).toEqual(minutes(30));
    expect(endOf(earlier(-40, -10, [{ room_id: 2, night: '2026-12-20' }]))).toEqual(minutes(30));
  });

  it('are not extended within a day: they keep the end of the first hold', () => {
    expect(endOf(earlier(-20, 10))).toEqual(minutes(10));
    expect(endOf(earlier(-40, -10))).toBeUndefined();
    expect(endOf(earlier(-30, 0))).toBeUndefined();
    expect(endOf(earlier(-40, -10, nights.slice(1)))).toBeUndefined();
    expect(endOf(earlier(-40, -10, [...nights, { room_id: 1, night: '2026-12-22' }]))).toBeUndefined();
    expect(endOf(earlier(-24 * 60, -24 * 60 + 30))).toEqual(minutes(30));
  });

  it('are as many as a visitor may hold', () => {
    const many = Array.from({ length: 55 }, (_, index) => ({ room_id: index, night: '2026-12-20' }));
    expect(changeHoldEnd({ nights: many, until: minutes(30), now }, [])).toBeUndefined();
    expect(changeHoldEnd({ nights: many.slice(1), until: minutes(30), now }, [])).toEqual(minutes(30));
  });
});
