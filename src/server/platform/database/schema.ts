import type { ColumnType } from 'kysely';

/**
 * The tables as queries see them. Each noun adds its own tables in its `schema.ts`. Dates are `YYYY-MM-DD` strings,
 * instants are `Date`s, money is whole rupees unless a column says paise.
 */
export interface Schema {
  rate_limit: RateLimitTable;
  upload: UploadTable;
}

/** A JSON column is read as a value and written as text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

interface RateLimitTable {
  key: string;
  hits: number;
  window_ends: Date;
}

interface UploadTable {
  path: string;
  content_type: string;
  bytes: Buffer;
  created_at: Date;
}
