import { describe, expect, it } from 'vitest';
import { whyLeftOut } from '#domain/rooms/left-out.ts';

const room = (homestayId: number, changes = {}) => ({
  homestayId,
  taken: false,
  sellable: true,
  ...changes,
});

describe('why a search does not show a room', () => {
  it('is that somebody else has it', () => {
    expect(whyLeftOut([room(1), room(1, { taken: true })], 2)).toEqual([undefined, 'taken']);
  });

  it('is that the free rooms of its homestay together can not take the party', () => {
    const rooms = [room(1), room(1, { taken: true }), room(2), room(2)];
    expect(whyLeftOut(rooms, 5)).toEqual(['party_too_large', 'taken', undefined, undefined]);
  });

  it('is nothing where no room of its homestay has a price: the rooms are shown with the reason', () => {
    const rooms = [room(1, { sellable: false }), room(1, { sellable: false })];
    expect(whyLeftOut(rooms, 9)).toEqual([undefined, undefined]);
  });
});
