import { addMonths, todayInIndia } from '#domain/dates/calendar.ts';
import type { Host } from '#server/host/access/access.ts';
import { findFirstRole } from '#server/host/access/access-queries.ts';
import { findLastAct } from '#server/host/access/audit-queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';

export const BACKUP_ACT = 'download backup';

/** Returns whether somebody owns all homestays. A backup holds all of them, so it is for such an owner alone. */
export async function mayBackUp(db: Database | Tx, { roles }: Pick<Host, 'roles'>): Promise<boolean> {
  const all = await listPropertyNames(db);
  return all.length > 0 && all.every(({ id }) => roles.get(id) === 'owner');
}

/** Returns a month after the last backup, or without any a month after the start, when that was; null before. */
export async function findBackupDue(
  db: Database,
  host: Pick<Host, 'roles' | 'propertyIds'>,
  now: Date,
): Promise<{ last_at: string | null } | null> {
  if (!(await mayBackUp(db, host))) return null;
  const last = await findLastAct(db, host.propertyIds, BACKUP_ACT);
  const since = last ?? (await findFirstRole(db, host.propertyIds));
  if (!since || addMonths(todayInIndia(since), 1) > todayInIndia(now)) return null;
  return { last_at: last?.toISOString() ?? null };
}
