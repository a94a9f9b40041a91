import type { TestApp } from './app.ts';
import { cookieOf } from './homestays.ts';

export const STAY = { check_in: '2026-12-18', check_out: '2026-12-20' };

export function entriesOf({ deps }: Pick<TestApp, 'deps'>) {
  return deps.db.selectFrom('waitlist_entry').selectAll().orderBy('id').execute();
}

export function askToJoin(
  { ask }: Pick<TestApp, 'ask'>,
  email: string,
  changes: Record<string, unknown> = {},
) {
  const json = { email, ...STAY, guests: 2, children: 0, room_id: 1, ...changes };
  return ask('/public/waiting-list', { json });
}

/** No stay is so long, so this minimum stay makes every room unavailable. */
const TOO_LONG = 1000;

/** Joins while no room is available, and opens the mailed link. Afterwards the rooms are available again. */
export async function join(
  api: Pick<TestApp, 'ask' | 'deps'>,
  email: string,
  changes: Record<string, unknown> = {},
) {
  const lengthen = (by: number) =>
    api.deps.db
      .updateTable('room_night')
      .set((night) => ({ minimum_stay: night('minimum_stay', '+', by) }))
      .execute();
  await lengthen(TOO_LONG);
  const answer = await askToJoin(api, email, changes);
  await lengthen(-TOO_LONG);
  if (answer.ok) await confirmEntry(api, email);
  return answer;
}

export async function confirmEntry(api: Pick<TestApp, 'ask' | 'deps'>, email: string) {
  const token = await waitlistToken(api, email.trim().toLowerCase(), 'waiting_joined');
  return api.ask('/public/waiting-list/confirm', { json: { token } });
}

export async function waitlistToken(
  { deps }: Pick<TestApp, 'deps'>,
  email: string,
  kind: 'waiting_joined' | 'waiting_offer' | 'waiting_paused',
): Promise<string> {
  const row = await deps.db
    .selectFrom('outbox')
    .select('data')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return typeof row?.data.token === 'string' ? row.data.token : '';
}

/** Opens the link of a mail. Returns what the page shows, and the cookie of that browser. */
export async function openLink({ ask }: Pick<TestApp, 'ask'>, token: string) {
  const answer = await ask('/public/waiting-list/open', { json: { token } });
  return { status: answer.status, ...(await answer.json()), headers: { Cookie: cookieOf(answer) } };
}

export async function offered({ deps }: Pick<TestApp, 'deps'>): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'waiting_offer')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
}

export async function clearWaitlist({ deps: { db } }: Pick<TestApp, 'deps'>): Promise<void> {
  await db.updateTable('room_night').set({ reservation_id: null, hold_id: null, held_until: null }).execute();
  await db.deleteFrom('waitlist_entry').execute();
  await db.deleteFrom('hold').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('rate_limit').execute();
  await db
    .updateTable('reservation')
    .set({ released_at: new Date(0) })
    .execute();
}
