import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export async function textColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea')
    order by c.table_name, c.column_name`.execute(db);
  return rows;
}

export async function whereFound(db: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns(db)) {
    for (const word of texts) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${word}%`} limit 1`.execute(
        db,
      );
      if (rows.length > 0 && !found.includes(`${table}.${column}`)) found.push(`${table}.${column}`);
    }
  }
  return found;
}
