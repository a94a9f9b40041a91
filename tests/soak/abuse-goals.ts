import type { Goal } from './goals.ts';

/** What an attacker may not do, in long form, by the numbers of the quality goals. */
export const ABUSE_GOALS: Record<string, Goal> = {};
