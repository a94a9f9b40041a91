import { DEVICES } from '#messages/host/proof.ts';

const PATTERNS: readonly [keyof typeof DEVICES, RegExp][] = [
  ['android', /Android/],
  ['iphone', /iPhone/],
  ['ipad', /iPad/],
  ['mac', /Mac OS X/],
  ['windows', /Windows/],
  ['linux', /Linux|CrOS/],
];

/** What a host calls this device, so that they find its passkey in a list. */
export function deviceName(userAgent: string): string {
  const [device] = PATTERNS.find(([, pattern]) => pattern.test(userAgent)) ?? ['other' as const];
  return DEVICES[device];
}
