import type { Generated, Selectable } from 'kysely';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    code: CodeTable;
  }
}

interface CodeTable {
  id: Generated<number>;
  /** In capitals. */
  code: string;
  property_ids: number[];
  /** Null where `rupees` are taken off. */
  percent: number | null;
  rupees: number | null;
  uses: number;
  valid_until: string;
  minimum_nights: Generated<number>;
  created_at: Date;
  created_by: number | null;
  /** The stay whose guest was mailed the code; null where a host has made it. */
  reservation_id: Generated<number | null>;
  ended_at: Date | null;
}

export type CodeRow = Selectable<CodeTable>;
