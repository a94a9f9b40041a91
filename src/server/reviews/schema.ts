import type { Generated, Selectable } from 'kysely';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    review: ReviewTable;
    review_refusal: { mailbox_hash: string; refused_at: Date };
  }
}

interface ReviewTable {
  id: Generated<number>;
  reservation_id: number;
  property_id: number;
  stay: number;
  cleanliness: number;
  host: number;
  value: number;
  /** Empty where none were written. */
  words: string;
  /** The guest's first name, empty if it may not be shown. */
  name: string;
  created_at: Date;
  /** The host's answer, empty without one. */
  answer: Generated<string>;
  /** Since when the words are hidden. */
  hidden_at: Date | null;
}

export type ReviewRow = Selectable<ReviewTable>;
