import { type Kysely, sql } from 'kysely';

/** Runs the statements of a migration, one after the other. */
export async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Undoes them: drops the tables, views and columns that they made, the last first. */
export async function undo(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  const made = statements.flatMap((statement) => {
    const [, kind, name] = /^create (table|view) (\w+)/.exec(statement) ?? [];
    if (kind && name) return [`drop ${kind} ${name}`];
    const [, table, column] = /^alter table (\w+) add column (\w+)/.exec(statement) ?? [];
    return table && column ? [`alter table ${table} drop column ${column}`] : [];
  });
  await run(db, made.reverse());
}
