import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { CancellationRule } from '#domain/cancellation.ts';
import type { HoldProof } from '#domain/hold-limits.ts';
import type { PictureSizes } from '#domain/images.ts';
import type { Distances } from '#domain/property.ts';
import type { AccountsSchema } from '#server/accounts/schema.ts';
import type {
  SandboxOrderTable,
  SandboxPaymentTable,
  SandboxRefundTable,
} from '#server/payments/sandbox/schema.ts';
import type { PaymentsSchema } from '#server/payments/schema.ts';
import type { QuotesSchema } from '#server/reservations/quote-schema.ts';
import type { RequestColumns } from '#server/reservations/request-columns.ts';
import type { GuestsSchema } from '#server/waitlist/schema.ts';

/**
 * The tables as queries see them. Civil dates are `YYYY-MM-DD` strings, instants are `Date`s, money is whole rupees
 * unless a column says paise. What each table is for stands in the migration that makes it.
 */
export interface Schema extends AccountsSchema, GuestsSchema, PaymentsSchema, QuotesSchema {
  property: PropertyTable;
  property_image: PropertyImageTable;
  property_faq: PropertyFaqTable;
  length_rule: LengthRuleTable;
  cancellation_rule: CancellationRuleTable;
  room: RoomTable;
  room_image: RoomImageTable;
  room_night: RoomNightTable;
  hold: HoldTable;
  reservation: ReservationTable;
  reservation_secret: ReservationSecretTable;
  reservation_link: ReservationLinkTable;
  hold_lock: { key: string };
  reservation_room: ReservationRoomTable;
  reservation_night: ReservationNightTable;
  outbox: OutboxTable;
  sandbox_order: SandboxOrderTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
}

/** A JSON column: read as parsed, written as text. */
type Json<T> = ColumnType<T, string, string>;
type SizesColumn = ColumnType<PictureSizes | null, string | null | undefined, string | null>;

export interface AmenityColumn {
  name: string;
  available: boolean;
}

interface PropertyTable {
  id: number;
  name: string;
  type: string;
  address: string;
  lat: number | null;
  lng: number | null;
  amenities: Json<AmenityColumn[]>;
  breakfast_price: number;
  extra_bed_price: number;
  check_in_time: Generated<string>;
  check_out_time: Generated<string>;
  gate_opens: Generated<string>;
  gate_closes: Generated<string>;
  distances: ColumnType<Partial<Distances>, string | undefined, string>;
  max_stay: Generated<number>;
  change_cutoff_hours: Generated<number>;
}

interface PropertyImageTable {
  id: Generated<number>;
  property_id: number;
  path: string;
  tag: string;
  position: number;
  sizes: SizesColumn;
}

interface PropertyFaqTable {
  id: Generated<number>;
  property_id: number;
  question: string;
  answer: string;
  position: number;
}

interface LengthRuleTable {
  property_id: number;
  min_nights: number;
  percent: number;
}

interface CancellationRuleTable {
  property_id: number;
  hours_before: number;
  percent: number;
}

interface RoomTable {
  id: number;
  property_id: number;
  name: string;
  description: string;
  capacity: number;
  size: string;
  video_url: string | null;
  amenities: Json<AmenityColumn[]>;
}

interface RoomImageTable {
  id: Generated<number>;
  room_id: number;
  file_path: string;
  tag: string;
  position: number;
  sizes: SizesColumn;
}

interface RoomNightTable {
  night: string;
  room_id: number;
  price: number;
  discount: number;
  minimum_stay: number;
  reservation_id: number | null;
  hold_id: number | null;
  /** When that hold ends. */
  held_until: Date | null;
  closed: Generated<boolean>;
}

export interface HeldNight {
  room_id: number;
  night: string;
  price: number;
  discount: number;
}

interface HoldTable {
  id: Generated<number>;
  purpose: 'checkout' | 'offer' | 'change';
  reservation_id: number | null;
  nights: Json<HeldNight[]>;
  room_nights: number;
  proof: HoldProof;
  visitor_key: string | null;
  address_key: string | null;
  network_key: string | null;
  created_at: Date;
  ends_at: Date;
  released_at: Date | null;
}

interface ReservationTable extends RequestColumns {
  id: Generated<number>;
  property_id: number;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  guest_address: string;
  country: string;
  state: string;
  extra_beds: number;
  breakfasts: number;
  extra_bed_charges: number;
  breakfast_charges: number;
  price: number;
  discount: number;
  rules_discount: number;
  rules_percent: number;
  total_discount: number;
  total: number;
  payment_method: 'full' | 'advance';
  due_now: number;
  status: 'Pending Payment' | 'Pending' | 'Completed' | 'Cancelled';
  payment_status: 'Pending' | 'Paid' | 'Failed' | 'Refunded';
  paid_paise: Generated<number>;
  refunded_paise: Generated<number>;
  refunded_offline_paise: Generated<number>;
  released_at: Date | null;
  idempotency_key: string | null;
  request_hash: string | null;
  source: number;
  commission: number;
  created_at: Date;
  confirmed_at: Date | null;
  invoice_number: number | null;
  cancellation_rules: ColumnType<CancellationRule[] | null, string | null | undefined, string | null>;
  cancellation_time: Generated<string>;
  cancelled_at: Date | null;
  cancellation_fee: Generated<number>;
  changed_at: Date | null;
  /** Who was signed in when it was made. */
  user_id: number | null;
}

interface ReservationSecretTable {
  hash: string;
  reservation_id: number;
  created_at: Date;
  proven_at: Date | null;
}

interface ReservationLinkTable {
  token_hash: string;
  reservation_id: number;
  created_at: Date;
}

interface ReservationRoomTable {
  reservation_id: number;
  room_id: number;
  position: number;
  name: string;
  is_ac: boolean;
  price: number;
  discount: number;
  rules_discount: number;
  total_discount: number;
  final_price: number;
}

interface ReservationNightTable {
  reservation_id: number;
  room_id: number;
  night: string;
  price: number;
  discount: number;
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  data: Json<Record<string, unknown>>;
  created_at: Date;
  next_attempt_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
  last_error: string | null;
}

export type RoomRow = Selectable<RoomTable>;
export type NightRow = Selectable<RoomNightTable>;
export type PropertyRow = Selectable<PropertyTable>;
export type HoldRow = Selectable<HoldTable>;
/** With the end of its hold, while it is not paid. */
export type ReservationRow = Selectable<ReservationTable> & { hold_expires_at: Date | null };
export type NewReservation = Insertable<ReservationTable>;
