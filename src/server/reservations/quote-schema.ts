import type { ColumnType } from 'kysely';
import type { CancellationRule } from '#domain/cancellation.ts';
import type { Extra } from '#domain/extras.ts';
import type { QuotedNights } from '#domain/quote.ts';
import type { RequestColumns } from './request-columns.ts';

/** Prices that were promised, as queries see them. */
export interface QuotesSchema {
  quote: QuoteTable;
  reservation_change: ReservationChangeTable;
}

/** A JSON column: read as parsed, written as text. */
type Json<T> = ColumnType<T, string, never>;

interface QuoteTable extends RequestColumns {
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
  rooms: Json<(QuotedNights & { name: string })[]>;
  cancellation: Json<CancellationRule[]>;
  cancellation_time: string;
  created_at: Date;
  valid_until: Date;
  reservation_id: number | null;
  changes_before: number | null;
  paid_paise: number | null;
}

interface ReservationChangeTable {
  quote_id: string;
  reservation_id: number;
  /** The stay as it was; changes from before there were extras name none. */
  before: Json<{ services?: readonly Extra[] } & Record<string, unknown>>;
  total_before: number;
  total_after: number;
  cancellation_fee: number;
  refund_paise: number;
  changed_at: Date;
}
