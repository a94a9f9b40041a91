import type { FormIII } from '#contract/host/form-iii.ts';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { doneBy, dueIn, lateBy } from '#messages/host/register/clocks.ts';
import { timeOf } from '#stores/host/moments.ts';

/** Returns what is left of the time of a report: `due in 23 h`. */
export function dueSentence({ due_at }: Pick<FormIII, 'due_at'>, now = Date.now()): string {
  const left = Date.parse(due_at) - now;
  if (left < 0) return lateBy(Math.floor(-left / HOUR));
  return dueIn(Math.floor(left / HOUR), Math.floor(left / MINUTE));
}

export const doneSentence = ({ done_at, done_by }: FormIII): string | undefined =>
  done_at === null ? undefined : doneBy(done_by?.name ?? null, timeOf(done_at));
