import type { RunEvent } from './run-events.ts';
import type { TimedTest } from './test-budget.ts';

export interface StepProgress {
  name: string;
  /** About how long the step takes on two idle cores. Only its share of the sum matters. */
  seconds: number;
  state: 'waiting' | 'running' | 'done';
  planned: number;
  finished: number;
  passed: number;
  failed: number;
  tests: TimedTest[];
  counted: Map<string, number>;
}

export const newStep = (name: string, seconds: number): StepProgress => ({
  name,
  seconds,
  state: 'waiting',
  planned: 0,
  finished: 0,
  passed: 0,
  failed: 0,
  tests: [],
  counted: new Map(),
});

export function enter(step: StepProgress, event: RunEvent): string | undefined {
  if ('planned' in event) step.planned = event.planned;
  else if ('finished' in event) step.finished += 1;
  else if ('counted' in event)
    step.counted.set(event.counted, (step.counted.get(event.counted) ?? 0) + event.by);
  else if (event.test === 'passed') {
    step.passed += 1;
    step.tests.push({ name: event.name, seconds: event.seconds });
  } else {
    step.failed += 1;
    return `✘ ${event.name}\n${event.output}\n`;
  }
  return undefined;
}

/**
 * Ends a step. A step without tests counts as one check. A program that fails without a failed test has crashed or
 * found no test: then this counts as a failure and returns true, so that its output is printed.
 */
export function end(step: StepProgress, code: number | null, hasTests: boolean): boolean {
  step.state = 'done';
  if (!hasTests && code === 0) step.passed += 1;
  const isEmpty = step.passed + step.failed === 0;
  const isFailure = (code !== 0 || isEmpty) && step.failed === 0;
  if (isFailure) step.failed += 1;
  return isFailure;
}

function shareDone({ state, planned, finished }: StepProgress): number {
  if (state === 'done') return 1;
  if (state === 'waiting') return 0;
  return planned > 0 ? Math.min(1, finished / planned) : 0.5;
}

/** As in `step 3 of 7: browser 41/210 · 3,412 tests passed, 0 failed · 4:05 so far, about 2:50 left`. */
export function progressLine(steps: readonly StepProgress[], elapsedSeconds: number): string {
  const begun = steps.filter(({ state }) => state !== 'waiting').length;
  const running = steps.filter(({ state }) => state === 'running');
  const names = running.map(({ name, planned, finished }) =>
    planned > 0 ? `${name} ${finished}/${planned}` : name,
  );
  const { passed, failed } = totalOf(steps);
  return [
    `step ${begun} of ${steps.length}: ${names.join(', ')}`,
    `${passed.toLocaleString('en')} tests passed, ${failed} failed`,
    `${clock(elapsedSeconds)} so far${secondsLeft(steps, elapsedSeconds)}`,
  ].join(' · ');
}

function secondsLeft(steps: readonly StepProgress[], elapsed: number): string {
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const done = steps.reduce((sum, step) => sum + step.seconds * shareDone(step), 0);
  // An earlier estimate would only be a guess.
  if (done < all / 20) return '';
  return `, about ${clock((elapsed * (all - done)) / done)} left`;
}

export function totalOf(steps: readonly Pick<StepProgress, 'passed' | 'failed'>[]) {
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0),
  };
}

export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
