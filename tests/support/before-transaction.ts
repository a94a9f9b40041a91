import type { Database } from '#server/platform/database/database.ts';

/** Runs `next` once before a transaction, to simulate what another browser did at that moment. */
export function beforeTransaction(database: Database) {
  let event: (() => Promise<unknown>) | undefined;
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
      const happens = event;
      event = undefined;
      await happens?.();
      return database.transaction().execute(work);
    },
  });
  const db = new Proxy(database, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db,
    next: (happens: () => Promise<unknown>) => {
      event = happens;
    },
    isWaiting: () => event !== undefined,
  };
}
