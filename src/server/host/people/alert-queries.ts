import type { AlertSetting } from '#contract/host/alerts.ts';
import { ALERT_KINDS, type AlertKind, type QuietHours } from '#domain/booking/alerts.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { PushTarget } from './push-sender.ts';

/** Nobody uses more browsers than this. */
const MOST_SUBSCRIPTIONS = 20;

/**
 * A person who has chosen nothing gets each alert in the browsers that they have subscribed. What staff do with a right
 * is mailed as well.
 */
const usual = (kind: AlertKind) => ({ push: true, mail: kind === 'staff_act' });

export async function listAlertSettings(
  db: Database | Tx,
  userIds: readonly number[],
): Promise<Map<number, AlertSetting[]>> {
  const rows = await db
    .selectFrom('alert_setting')
    .selectAll()
    .where('user_id', 'in', [0, ...userIds])
    .execute();
  const of = (userId: number, kind: AlertSetting['kind']) => {
    const row = rows.find((saved) => saved.user_id === userId && saved.kind === kind);
    const { push, mail } = row ?? usual(kind);
    return { kind, push, mail };
  };
  return new Map(userIds.map((userId) => [userId, ALERT_KINDS.map((kind) => of(userId, kind))]));
}

export async function listQuietHours(
  db: Database | Tx,
  userIds: readonly number[],
): Promise<Map<number, QuietHours>> {
  const rows = await db
    .selectFrom('quiet_hours')
    .selectAll()
    .where('user_id', 'in', [0, ...userIds])
    .execute();
  return new Map(rows.map(({ user_id, starts, ends }) => [user_id, { from: starts, to: ends }]));
}

export async function saveAlertSettings(
  tx: Tx,
  userId: number,
  settings: readonly AlertSetting[],
): Promise<void> {
  for (const { kind, push, mail } of settings) {
    await tx
      .insertInto('alert_setting')
      .values({ user_id: userId, kind, push, mail })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ push, mail }))
      .execute();
  }
}

export async function saveQuietHours(tx: Tx, userId: number, quiet: QuietHours | null): Promise<void> {
  await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
  if (!quiet) return;
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, starts: quiet.from, ends: quiet.to })
    .execute();
}

export function listSubscriptions(db: Database | Tx, userIds: readonly number[]) {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'user_id', 'endpoint', 'created_at'])
    .where('user_id', 'in', [0, ...userIds])
    .orderBy('id', 'desc')
    .execute();
}

/** Saves a browser for the user who subscribed it last. If a user has too many, the oldest are deleted. */
export async function saveSubscription(
  tx: Tx,
  userId: number,
  { endpoint, p256dh, auth }: PushTarget,
  now: Date,
): Promise<void> {
  const values = { user_id: userId, p256dh, auth };
  await tx
    .insertInto('push_subscription')
    .values({ ...values, endpoint, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  const surplus = (await listSubscriptions(tx, [userId])).slice(MOST_SUBSCRIPTIONS);
  for (const { id } of surplus) await deleteSubscription(tx, id);
}

export async function deleteSubscription(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/** Returns false if the user has no such browser. */
export async function deleteSubscriptionOf(
  db: Database | Tx,
  userId: number,
  endpoint: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
