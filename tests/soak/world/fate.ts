import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Random } from '../../support/random.ts';

/** Returns the numbers of a seed. They are SplitMix32's, which do not tell of the ones before. */
export function numbersOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    const half = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    const mixed = Math.imul(half ^ (half >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * Makes this process repeatable: `random` gives all random bytes, and waiting ends at once. So one seed makes one world,
 * to the last token.
 */
export function fixFate(random: Random): void {
  const fill = <Bytes extends Uint8Array>(bytes: Bytes) => bytes.map(() => random(256)) as Bytes;
  const randomBytes = (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = Buffer.from(fill(new Uint8Array(size)));
    return done ? done(null, bytes) : bytes;
  };
  const randomUUID = () => {
    const hex = Buffer.from(fill(new Uint8Array(16))).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Object.assign(crypto, { randomBytes, randomUUID });
  Object.assign(timers, { setTimeout: async (_milliseconds: number, value: unknown) => value });
  syncBuiltinESMExports();
  Object.assign(globalThis.crypto, {
    randomUUID,
    getRandomValues: (bytes: Uint8Array) => {
      bytes.set(fill(new Uint8Array(bytes.length)));
      return bytes;
    },
  });
}
