import type { SavedText } from '#contract/host/saved-texts.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** The site has one set of texts, in one row. */
const ONLY = 1;

/** Returns the saved messages; undefined until a host has saved them. */
export async function findSavedTexts(db: Database | Tx): Promise<SavedText[] | undefined> {
  const row = await db.selectFrom('saved_texts').select('texts').where('id', '=', ONLY).executeTakeFirst();
  return row?.texts;
}

export async function saveSavedTexts(tx: Tx, texts: readonly SavedText[], now: Date): Promise<void> {
  const stored = { texts: JSON.stringify(texts), saved_at: now };
  await tx
    .insertInto('saved_texts')
    .values({ id: ONLY, ...stored })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(stored))
    .execute();
}
