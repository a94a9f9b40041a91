import { describe, expect, it } from 'vitest';
import { type ChannelStay, type NightOwner, planChannelNights } from '#domain/channels/channel-nights.ts';

const A = '2026-12-10';
const B = '2026-12-11';
const C = '2026-12-12';
const stay = (uid: string, nights: string[], reservationId: number | null = null): ChannelStay => ({
  uid,
  isBlock: false,
  nights,
  reservationId,
});
const sold = (reservationId: number): NightOwner => ({ reservationId, isHeld: false });
const held: NightOwner = { reservationId: null, isHeld: true };
const free: NightOwner = { reservationId: null, isHeld: false };

const none = new Map<number, string[]>();

describe('the nights of a channel’s bookings', () => {
  it('are taken if nobody has them', () => {
    expect(planChannelNights([stay('one', [A, B])], new Map([[A, free]]))).toEqual([
      { uid: 'one', freed: [], taken: [A, B], conflicts: none },
    ]);
  });

  it('stay with the booking here that has them, and the others are taken', () => {
    const [plan] = planChannelNights([stay('one', [A, B, C])], new Map([[B, sold(7)]]));
    expect(plan).toMatchObject({ taken: [A, C], conflicts: new Map([[7, [B]]]) });
  });

  it('are in conflict with each booking that has one', () => {
    const owners = new Map([
      [A, sold(7)],
      [B, sold(8)],
      [C, sold(7)],
    ]);
    expect(planChannelNights([stay('one', [A, B, C])], owners)[0]?.conflicts).toEqual(
      new Map([
        [7, [A, C]],
        [8, [B]],
      ]),
    );
  });

  it('are in conflict once, though a channel names a night twice', () => {
    const plans = planChannelNights([stay('one', [A, B]), stay('two', [B, C])], new Map([[B, sold(7)]]));
    expect(plans).toMatchObject([
      { taken: [A], conflicts: new Map([[7, [B]]]) },
      { taken: [C], conflicts: none },
    ]);
  });

  it('are left to a guest who is paying', () => {
    expect(planChannelNights([stay('one', [A, B])], new Map([[A, held]]))[0]).toMatchObject({
      taken: [B],
      conflicts: none,
    });
  });

  it('move with their booking', () => {
    const owners = new Map([
      [A, sold(3)],
      [B, sold(3)],
    ]);
    expect(planChannelNights([stay('one', [B, C], 3)], owners)[0]).toMatchObject({ freed: [A], taken: [C] });
  });

  it('of two bookings that change places are both taken', () => {
    const owners = new Map([
      [A, sold(3)],
      [B, sold(4)],
    ]);
    expect(planChannelNights([stay('one', [B], 3), stay('two', [A], 4)], owners)).toEqual([
      { uid: 'one', freed: [A], taken: [B], conflicts: none },
      { uid: 'two', freed: [B], taken: [A], conflicts: none },
    ]);
  });

  it('that a channel names twice go to the first, without a conflict', () => {
    expect(planChannelNights([stay('one', [A, B]), stay('two', [B, C])], new Map())).toMatchObject([
      { taken: [A, B] },
      { taken: [C], conflicts: none },
    ]);
    expect(planChannelNights([stay('one', [A], 3), stay('two', [A])], new Map([[A, sold(3)]]))).toMatchObject(
      [
        { taken: [], freed: [] },
        { taken: [], conflicts: none },
      ],
    );
  });
});
