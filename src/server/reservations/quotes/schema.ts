import type { CancellationRule } from '#domain/booking/cancellation.ts';
import type { QuotedNights } from '#domain/booking/quote.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';
import type { SpecialRequestColumns } from '#server/reservations/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    quote: QuoteTable;
  }
}

interface QuoteTable extends SpecialRequestColumns {
  id: string;
  property_id: number;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  extra_beds: number;
  breakfasts: number;
  extra_bed_price: number;
  breakfast_price: number;
  rules_percent: number;
  rooms: JsonColumn<(QuotedNights & { name: string })[]>;
  cancellation: JsonColumn<CancellationRule[]>;
  cancellation_time: string;
  created_at: Date;
  valid_until: Date;
  reservation_id: number | null;
  changes_before: number | null;
  paid_paise: number | null;
  code_id: number | null;
}
