import type { Tx } from '#server/platform/database/database.ts';
import type { PropertyRow } from './schema.ts';

type WhenSilent = PropertyRow['when_silent'];

/** Saves the choice of a homestay, and returns the one before. */
export async function saveWhenSilent(tx: Tx, id: number, when_silent: WhenSilent): Promise<WhenSilent> {
  const before = await tx
    .selectFrom('property')
    .select('when_silent')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('property').set({ when_silent }).where('id', '=', id).execute();
  return before.when_silent;
}
