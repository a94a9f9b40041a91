import type pg from 'pg';

const MARK = /^\/\* prepared: (\w+) \*\//;

/** A pooler that hands each question to another session does not find there what was prepared, or finds it twice. */
const POOLED = new Set(['26000', '42P05']);

/**
 * Lets a connection parse and plan the queries that begin with `/* prepared: name *\/` once instead of each time: for
 * the search, planning costs as much as answering. Only for reads outside transactions, since behind a pooler that
 * does not keep prepared queries such a question is asked a second time, plainly.
 */
export function prepareMarked(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  let isPooled = false;
  const askPrepared = async (name: string, text: unknown, values: unknown) => {
    try {
      return await ask({ name, text, values });
    } catch (error) {
      if (!POOLED.has((error as { code?: string }).code ?? '')) throw error;
      isPooled = true;
      return ask(text, values);
    }
  };
  client.query = ((query: unknown, ...rest: unknown[]) => {
    const name = typeof query === 'string' && !isPooled ? MARK.exec(query)?.[1] : undefined;
    return name === undefined ? ask(query, ...rest) : askPrepared(name, query, rest[0]);
  }) as typeof client.query;
}
