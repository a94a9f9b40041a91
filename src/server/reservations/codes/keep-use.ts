import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { countUses, lockCode } from './code-queries.ts';

/**
 * Refuses to take or keep the rooms of a hold whose code others have used up: a hold that has ended gave its use back.
 * Whether the code is still good is not asked, because it was when the guest got the price. Lock the nights before.
 */
export async function refuseUsedUp(
  tx: Tx,
  { id, code_id }: Pick<ReservationRow, 'id' | 'code_id'>,
  now: Date,
): Promise<Refusal | undefined> {
  if (code_id === null) return undefined;
  const { uses } = await lockCode(tx, code_id);
  const byOthers = (await countUses(tx, [code_id], now, id)).get(code_id) ?? 0;
  return byOthers >= uses ? refuse('code_used_up') : undefined;
}
