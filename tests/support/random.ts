/** Returns whole numbers from 0 to below a bound. The same seed gives the same numbers. */
export type Random = (below: number) => number;

export function randomizer(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}
