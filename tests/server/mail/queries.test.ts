import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enqueueMail, markMailFailed, markMailSent, newestMail, takeDueMail } from '#server/mail/queries.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bothDatabases } from '../../support/database.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const reset = (token: string) => ({ kind: 'reset_password', data: { token } }) as const;

describe.each(bothDatabases)('the outbox on $name', (database) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await database.open();
  });
  beforeEach(async () => {
    await open.db.deleteFrom('outbox').execute();
  });
  afterAll(() => open.close());

  test('returns the oldest due mail with all its data', async () => {
    await enqueueMail(open.db, 'a@example.com', reset('one'), now);
    await enqueueMail(open.db, 'b@example.com', reset('two'), later(1));
    expect(await takeDueMail(open.db, now, 60)).toMatchObject({
      to: 'a@example.com',
      kind: 'reset_password',
      data: { token: 'one' },
      attempts: 1,
    });
    expect(await takeDueMail(open.db, now, 60)).toBeUndefined();
    expect(await takeDueMail(open.db, later(1), 60)).toMatchObject({ to: 'b@example.com' });
  });

  test('has nothing of a transaction that failed', async () => {
    const broken = open.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, 'a@example.com', reset('one'), now);
      throw new Error('the booking failed');
    });
    await expect(broken).rejects.toThrow('the booking failed');
    expect(await newestMail(open.db, 10)).toEqual([]);
  });

  test('returns a mail again when its worker died', async () => {
    await enqueueMail(open.db, 'a@example.com', reset('one'), now);
    await takeDueMail(open.db, now, 60);
    expect(await takeDueMail(open.db, later(59), 60)).toBeUndefined();
    expect(await takeDueMail(open.db, later(60), 60)).toMatchObject({ attempts: 2 });
  });

  test('deletes the token of a mail that was sent', async () => {
    await enqueueMail(open.db, 'a@example.com', reset('secret'), now);
    const mail = await takeDueMail(open.db, now, 60);
    await markMailSent(open.db, mail?.id ?? 0, now, false);
    expect(await takeDueMail(open.db, later(1e6), 60)).toBeUndefined();
    expect(JSON.stringify(await open.db.selectFrom('outbox').selectAll().execute())).not.toContain('secret');
  });

  test('waits after a failure and saves the reason', async () => {
    await enqueueMail(open.db, 'a@example.com', reset('one'), now);
    const mail = await takeDueMail(open.db, now, 60);
    await markMailFailed(open.db, mail?.id ?? 0, 'EENVELOPE RCPT TO 452', later(300));
    expect(await takeDueMail(open.db, later(299), 60)).toBeUndefined();
    expect(await open.db.selectFrom('outbox').select('last_error').executeTakeFirst()).toEqual({
      last_error: 'EENVELOPE RCPT TO 452',
    });
    expect(await takeDueMail(open.db, later(300), 60)).toMatchObject({ attempts: 2 });
  });

  if (!database.concurrent) return;
  test('never gives two workers the same mail', async () => {
    for (let index = 0; index < 30; index += 1) {
      await enqueueMail(open.db, `guest${index}@example.com`, reset('x'), now);
    }
    const taken = await Promise.all(Array.from({ length: 40 }, () => takeDueMail(open.db, now, 60)));
    const ids = taken.flatMap((mail) => (mail ? [mail.id] : []));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });
});
