import type { Selectable } from 'kysely';
import type { Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Block } from './export-blocks.ts';

type StoredBlock = Selectable<Schema['channel_block']>;

/** Stores the blocks of a room, and returns each with how often it has changed. The room's addresses must be locked. */
export async function countChanges(
  tx: Tx,
  roomId: number,
  blocks: readonly Block[],
  now: Date,
): Promise<Map<string, StoredBlock>> {
  const rows = await tx.selectFrom('channel_block').selectAll().where('room_id', '=', roomId).execute();
  const stored = new Map(rows.map((row) => [row.uid, row]));
  const next = blocks.map((block) => after(stored.get(block.uid), { roomId, block, now }));
  const changed = next.filter((row) => stored.get(row.uid) !== row);
  if (changed.length > 0) {
    await tx
      .insertInto('channel_block')
      .values(changed)
      .onConflict((conflict) =>
        conflict.columns(['room_id', 'uid']).doUpdateSet(({ ref }) => ({
          check_in: ref('excluded.check_in'),
          check_out: ref('excluded.check_out'),
          sequence: ref('excluded.sequence'),
          modified_at: ref('excluded.modified_at'),
        })),
      )
      .execute();
  }
  const kept = new Set(blocks.map(({ uid }) => uid));
  const gone = rows.filter(({ uid }) => !kept.has(uid)).map(({ uid }) => uid);
  if (gone.length > 0)
    await tx.deleteFrom('channel_block').where('room_id', '=', roomId).where('uid', 'in', gone).execute();
  return new Map(next.map((row) => [row.uid, row]));
}

function after(
  stored: StoredBlock | undefined,
  { roomId, block, now }: { roomId: number; block: Block; now: Date },
): StoredBlock {
  const { uid, checkIn: check_in, checkOut: check_out } = block;
  if (stored?.check_in === check_in && stored.check_out === check_out) return stored;
  const sequence = stored ? stored.sequence + 1 : 0;
  return { room_id: roomId, uid, check_in, check_out, sequence, modified_at: now };
}
