import { beforeEach, expect, test } from 'vitest';
import { enqueueMail, markMailFailed, markMailSent, newestMail, takeDueMail } from '#server/mail/queries.ts';
import { serverTest } from '../../support/open-app.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const reset = (token: string) => ({ kind: 'reset_password', data: { token } }) as const;

serverTest('the outbox', { empty: true }, (api) => {
  beforeEach(async () => {
    await api.deps.db.deleteFrom('outbox').execute();
  });

  test('returns the oldest due mail with all its data', async () => {
    await enqueueMail(api.deps.db, 'a@example.com', reset('one'), now);
    await enqueueMail(api.deps.db, 'b@example.com', reset('two'), later(1));
    expect(await takeDueMail(api.deps.db, now, 60)).toMatchObject({
      to: 'a@example.com',
      kind: 'reset_password',
      data: { token: 'one' },
      attempts: 1,
    });
    expect(await takeDueMail(api.deps.db, now, 60)).toBeUndefined();
    expect(await takeDueMail(api.deps.db, later(1), 60)).toMatchObject({ to: 'b@example.com' });
  });

  test('has nothing of a transaction that failed', async () => {
    const broken = api.deps.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, 'a@example.com', reset('one'), now);
      throw new Error('the booking failed');
    });
    await expect(broken).rejects.toThrow('the booking failed');
    expect(await newestMail(api.deps.db, 10)).toEqual([]);
  });

  test('returns a mail again when its worker died', async () => {
    await enqueueMail(api.deps.db, 'a@example.com', reset('one'), now);
    await takeDueMail(api.deps.db, now, 60);
    expect(await takeDueMail(api.deps.db, later(59), 60)).toBeUndefined();
    expect(await takeDueMail(api.deps.db, later(60), 60)).toMatchObject({ attempts: 2 });
  });

  test('deletes the token of a mail that was sent', async () => {
    await enqueueMail(api.deps.db, 'a@example.com', reset('secret'), now);
    const mail = await takeDueMail(api.deps.db, now, 60);
    await markMailSent(api.deps.db, mail?.id ?? 0, now, false);
    expect(await takeDueMail(api.deps.db, later(1e6), 60)).toBeUndefined();
    expect(JSON.stringify(await api.deps.db.selectFrom('outbox').selectAll().execute())).not.toContain(
      'secret',
    );
  });

  test('waits after a failure and saves the reason', async () => {
    await enqueueMail(api.deps.db, 'a@example.com', reset('one'), now);
    const mail = await takeDueMail(api.deps.db, now, 60);
    await markMailFailed(api.deps.db, mail?.id ?? 0, 'EENVELOPE RCPT TO 452', later(300));
    expect(await takeDueMail(api.deps.db, later(299), 60)).toBeUndefined();
    expect(await api.deps.db.selectFrom('outbox').select('last_error').executeTakeFirst()).toEqual({
      last_error: 'EENVELOPE RCPT TO 452',
    });
    expect(await takeDueMail(api.deps.db, later(300), 60)).toMatchObject({ attempts: 2 });
  });

  test('never gives two workers the same mail', async () => {
    for (let index = 0; index < 30; index += 1) {
      await enqueueMail(api.deps.db, `guest${index}@example.com`, reset('x'), now);
    }
    const taken = await Promise.all(Array.from({ length: 40 }, () => takeDueMail(api.deps.db, now, 60)));
    const ids = taken.flatMap((mail) => (mail ? [mail.id] : []));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });
});
