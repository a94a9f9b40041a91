import * as fc from 'fast-check';

/** What a guest does, and how often of a hundred acts. */
const OF_GUESTS =
  'press 20, step 10, fill 8, addToCart 8, visit 6, search 6, room 6, pay 6, back 6, language 5, reload 5, cart 4, trip 3, forward 3, tab 3, twice 3, offline 3, change 2, account 2, cancel 1, find 1';
const OF_HOSTS =
  'press 30, desk 18, fill 12, back 9, reload 7, record 5, block 5, forward 4, language 3, tab 3, twice 3, offline 3';

export interface Act {
  name: string;
  /** Chooses from what the page offers: the remainder of a division by its number. */
  pick: number;
  room: number;
  /** Days from today to the check-in. */
  days: number;
  nights: number;
  adults: number;
  children: number;
}

export interface Walk {
  isHost: boolean;
  isWide: boolean;
  acts: Act[];
}

const actOf = (weights: string): fc.Arbitrary<Act> =>
  fc.record({
    name: fc.oneof(
      ...weights.split(', ').map((entry) => {
        const [name = '', weight] = entry.split(' ');
        return { weight: Number(weight), arbitrary: fc.constant(name) };
      }),
    ),
    pick: fc.nat(9999),
    room: fc.integer({ min: 1, max: 10 }),
    days: fc.integer({ min: 2, max: 300 }),
    nights: fc.integer({ min: 1, max: 9 }),
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 0, max: 3 }),
  });

/** Returns the walk of a seed: a guest's, or each fourth time a host's. */
export function drawWalk(seed: number, length: number): Walk | undefined {
  const size = { minLength: length, maxLength: length };
  const oneIn = (count: number) => fc.nat(count - 1).map((number) => number === 0);
  const walk = oneIn(4).chain((isHost) =>
    fc.record({
      isHost: fc.constant(isHost),
      isWide: oneIn(3),
      acts: fc.array(actOf(isHost ? OF_HOSTS : OF_GUESTS), size),
    }),
  );
  return fc.sample(walk, { seed, numRuns: 1 })[0];
}
