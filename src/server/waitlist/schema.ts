import type { Generated, Selectable } from 'kysely';
import type { WaitlistState } from '#domain/booking/waitlist.ts';
import type { Language } from '#domain/language/language.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    waitlist_entry: WaitlistEntryTable;
    waitlist_link: { token_hash: string; entry_id: number };
  }
}

interface WaitlistEntryTable {
  id: Generated<number>;
  email: string;
  /** The mailbox that gets the mails, however the address is written. */
  mailbox: string;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  room_id: number | null;
  language: Generated<Language>;
  state: WaitlistState;
  open_key: string | null;
  offer_id: number | null;
  offer_until: Date | null;
  booked_id: number | null;
  created_at: Date;
  /** When the guest last confirmed waiting; null until then. */
  confirmed_at: Date | null;
  /** When the guest was asked to confirm; null otherwise. */
  paused_at: Date | null;
  /** Offers are made in this order. */
  queued_at: Date;
}

export type WaitlistEntryRow = Selectable<WaitlistEntryTable>;
