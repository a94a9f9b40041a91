import type { Hono } from 'hono';
import { listMessages as listCall, writeMessage } from '#contract/message.ts';
import { sourceOf } from '#domain/booking/booking-source.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { findOwned, isTheGuest } from '#server/reservations/ownership.ts';
import { insertMessage, listMessages } from './message-queries.ts';

export function messageRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, config } = deps;

  mount(app, listCall, async ({ params, c }) => {
    const row = await findOwned(c, deps, params.id);
    if (!row || !(await isTheGuest(c, deps, row))) return refuse('not_found');
    return { messages: await messagesOf(db, row.id) };
  });

  mount(app, writeMessage, async ({ params, body: { text }, c }) => {
    const row = await findOwned(c, deps, params.id);
    if (!row || !(await isTheGuest(c, deps, row))) return refuse('not_found');
    // Anybody can hold a room, but must not fill the host's mailbox that way.
    if (!row.confirmed_at && sourceOf(row.source) === 'web') return refuse('wrong_state');
    const tooMany = await checkRateLimit(deps, c, 'message', row.id);
    if (tooMany) return tooMany;
    const now = clock();
    const message = { author: 'guest', user_id: null, name: row.guest_name, text } as const;
    await inTransaction(db, async (tx) => {
      const id = await insertMessage(tx, { reservation_id: row.id, ...message }, now);
      const data = { reservation_id: row.id, message_id: id };
      await enqueueMail(tx, config.hostEmail, { kind: 'guest_message', data }, now);
    });
    return { messages: await messagesOf(db, row.id) };
  });
}

/** Returns the messages without notes, and without the names of hosts. */
async function messagesOf(db: Database, reservationId: number) {
  const rows = await listMessages(db, reservationId);
  return rows.flatMap(({ id, author, text, created_at }) =>
    author === 'note' ? [] : [{ id, author, text, at: created_at.toISOString() }],
  );
}
