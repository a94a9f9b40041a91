import type { Generated, Selectable } from 'kysely';
import type { ChargeKind, TaxAs } from '#domain/money/charges.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    booking_charge: BookingChargeTable;
  }
}

/** What a host has added to a booking; `count` times `price` rupees are part of its total. */
interface BookingChargeTable {
  id: Generated<number>;
  reservation_id: number;
  kind: ChargeKind;
  /** Empty where the kind says it. */
  text: string;
  count: number;
  price: number;
  date: string | null;
  room_id: number | null;
  tax_as: TaxAs;
  user_id: number | null;
  user_name: string;
  created_at: Date;
}

export type ChargeRow = Selectable<BookingChargeTable>;
