import type { Context } from 'hono';
import { readBookingReference } from '#domain/booking/booking-reference.ts';
import { withoutBlanks } from '#domain/booking/check-code.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import { countAnswer, countGuess } from './check-limits.ts';
import { findChecked } from './check-queries.ts';

export type Checked = NonNullable<Awaited<ReturnType<typeof findChecked>>>;

/** No booking has it. */
const NO_ID = 0;

/** A hold without payment is no booking. */
export const isShown = (found: Checked | undefined): found is Checked =>
  found !== undefined && found.status !== 'held' && !found.released_at;

/**
 * Returns the booking of a reference and its check code; undefined if one of them is wrong, or a refusal over the
 * limits of guesses.
 */
export async function findByCode(
  deps: AppContext,
  c: Context,
  { reference, code }: { reference: string; code: string },
): Promise<Checked | Refusal | undefined> {
  const tooMany = await countAnswer(deps, c);
  if (tooMany) return tooMany;
  const id = readBookingReference(withoutBlanks(reference));
  const { refusal, wasRight } = await countGuess(deps, c, id);
  if (refusal) return refusal;
  const found = await findChecked(deps.db, id ?? NO_ID);
  // The code is compared also where there is no booking.
  const isRight = deps.accounts.checkCodes.isOf(id ?? NO_ID, code);
  if (!isRight || !isShown(found)) return undefined;
  await wasRight();
  return found;
}
