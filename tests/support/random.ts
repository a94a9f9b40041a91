/** Returns whole numbers from 0 to below a bound. The same seed gives the same numbers. */
export type Random = (below: number) => number;

export function randomizer(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    // This is SplitMix32, whose numbers do not tell of the ones before.
    state = (state + 0x9e3779b9) >>> 0;
    const half = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    const mixed = Math.imul(half ^ (half >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}
