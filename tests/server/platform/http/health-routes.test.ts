import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/database.ts';
import { testApp } from '../../../support/app.ts';
import { bothDatabases } from '../../../support/database.ts';

describe.each(bothDatabases)('whether the server is ready, on $name', (kind) => {
  /** With one connection, so that its settings apply to every query. */
  async function open() {
    const database = await kind.openNew();
    const url = database.pool.options.connectionString;
    const one = url ? openPostgres(url, { connections: 1, onError: () => {} }) : database;
    const api = testApp(one);
    return {
      api,
      run: (statement: string) => sql.raw(statement).execute(one.db),
      ready: async () => {
        api.clock.advance(10_000);
        return (await api.ask('/ready')).status;
      },
      close: async () => {
        if (one !== database) await one.close();
        await database.close();
      },
    };
  }

  it('is no while the disk is full, and yes once there is room', async () => {
    const { api, run, ready, close } = await open();
    expect(await ready()).toBe(200);
    await run(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await run('create trigger full_disk before insert or update on rate_limit execute function refuse()');
    expect(await ready()).toBe(503);
    const answer = await api.ask('/ready');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'database_unavailable' });
    expect((await api.ask('/health')).status).toBe(200);
    await run('drop trigger full_disk on rate_limit');
    expect(await ready()).toBe(200);
    await close();
  });

  it('is no while the database is read-only, and every call that writes says so, too', async () => {
    const { api, run, ready, close } = await open();
    await run('set default_transaction_read_only = on');
    expect(await ready()).toBe(503);
    const signIn = await api.ask('/auth/login', { json: { email: 'asha@example.in', password: 'a' } });
    expect([signIn.status, (await signIn.json()).code]).toEqual([503, 'database_unavailable']);
    await run('set default_transaction_read_only = off');
    expect(await ready()).toBe(200);
    await close();
  });

  it('is no for ten seconds after a call found the disk full, though a small write finds room', async () => {
    const { api, run, ready, close } = await open();
    expect(await ready()).toBe(200);
    await run(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await run('create trigger full_disk before insert on app_user execute function refuse()');
    const signUp = await api.ask('/auth/register', { json: { email: 'asha@example.in', name: 'Asha' } });
    expect([signUp.status, (await signUp.json()).code]).toEqual([503, 'database_unavailable']);
    expect((await api.ask('/ready')).status).toBe(503);
    api.clock.advance(9_999);
    expect((await api.ask('/ready')).status).toBe(503);
    api.clock.advance(1);
    expect((await api.ask('/ready')).status).toBe(200);
    await close();
  });

  it('is checked at most once in ten seconds, however many requests come', async () => {
    const { api, run, ready, close } = await open();
    const written = async () => (await run('select * from rate_limit')).rows;
    await ready();
    const before = await written();
    const many = await Promise.all(Array.from({ length: 50 }, () => api.ask('/ready')));
    api.clock.advance(9_999);
    many.push(await api.ask('/ready'));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await written()).toEqual(before);
    await ready();
    expect(await written()).not.toEqual(before);
    api.clock.advance(10_000);
    await run('truncate rate_limit');
    await Promise.all(Array.from({ length: 50 }, () => api.ask('/ready')));
    expect(await written()).toMatchObject([{ hits: 1 }]);
    await close();
  });
});
