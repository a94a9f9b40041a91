import type { Goal } from './goal.ts';
import { findGuestFaults, walkByTurns } from './guest/walks.ts';

/** What a guest or a host does in a browser without a plan. */
export const GUEST_GOALS: Record<string, Goal> = {
  'random-guest': {
    title:
      'a guest or a host at random in Chromium: no error, no price that is not quoted, no dead end, and the cart stays',
    run: ({ seed, isOver }) => walkByTurns({ seed, isOver }),
  },
  'random-guest-planted': {
    title: 'faults planted in pages and islands are found by the random guest, each again by its seed',
    isOnlyNamed: true,
    run: ({ seed }) => findGuestFaults(seed),
  },
};
