import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { CancellationRule } from '#domain/booking/cancellation.ts';
import type { Extra, SpecialRequests } from '#domain/booking/extras.ts';
import type { HoldProof } from '#domain/booking/hold-limits.ts';
import type { PaymentStatus, StoredStatus } from '#domain/booking/reservation.ts';
import type { Language } from '#domain/language/language.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    hold: HoldTable;
    hold_lock: { key: string };
    reservation: ReservationTable;
    reservation_secret: ReservationSecretTable;
    reservation_link: ReservationLinkTable;
    reservation_room: ReservationRoomTable;
    reservation_night: ReservationNightTable;
    reservation_change: ReservationChangeTable;
    booking_message: BookingMessageTable;
    host_act: HostActTable;
  }
}

/** The columns of a table that stores a guest's requests. */
export interface SpecialRequestColumns {
  services: ColumnType<readonly Extra[], string | undefined, string>;
  arrival_time: string | null;
  note: string | null;
}

interface RequestRow {
  services: readonly Extra[];
  arrival_time: string | null;
  note: string | null;
}

export function specialRequestsOfRow({ services, arrival_time, note }: RequestRow): SpecialRequests {
  return { services, arrivalTime: arrival_time, note };
}

export function specialRequestColumns({ services, arrivalTime, note }: SpecialRequests) {
  return { services: JSON.stringify(services), arrival_time: arrivalTime, note };
}

export interface HeldNight {
  room_id: number;
  night: string;
  price: number;
  discount: number;
  /** A share of the discount of a code. */
  codeDiscount?: number;
}

interface HoldTable {
  id: Generated<number>;
  purpose: 'checkout' | 'offer' | 'change';
  reservation_id: number | null;
  nights: JsonColumn<HeldNight[]>;
  room_nights: number;
  proof: HoldProof;
  visitor_key: string | null;
  address_key: string | null;
  network_key: string | null;
  created_at: Date;
  ends_at: Date;
  released_at: Date | null;
}

interface ReservationTable extends SpecialRequestColumns {
  id: Generated<number>;
  property_id: number;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  /** What was typed, in E.164 form; null if none can be made of it. */
  guest_phone_e164: string | null;
  guest_address: string;
  country: string;
  state: string;
  /** The one in which the guest has booked. */
  language: Generated<Language>;
  extra_beds: number;
  breakfasts: number;
  extra_bed_charges: number;
  breakfast_charges: number;
  price: number;
  discount: number;
  rules_discount: number;
  rules_percent: number;
  /** With that of the code. */
  total_discount: number;
  /** The code that the guest has booked with, and the rupees that it takes off. */
  code_id: number | null;
  code_discount: Generated<number>;
  /** With `charges_total`. */
  total: number;
  /** Rupees that the host has added. */
  charges_total: Generated<number>;
  payment_method: 'full' | 'advance';
  due_now: number;
  status: StoredStatus;
  payment_status: PaymentStatus;
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
  /** Of invoices of before papers were kept. */
  invoice_number: number | null;
  has_papers: Generated<boolean>;
  /** The company that the papers are made out to; its GSTIN may be missing. */
  company_name: string | null;
  company_gstin: string | null;
  cancellation_rules: ColumnType<CancellationRule[] | null, string | null | undefined, string | null>;
  cancellation_time: Generated<string>;
  cancelled_at: Date | null;
  /** Null for bookings that were cancelled before this was kept. */
  cancelled_by: 'guest' | 'host' | null;
  cancellation_fee: Generated<number>;
  changed_at: Date | null;
  /** The user who was signed in when it was made. */
  user_id: number | null;
  checked_in_at: Date | null;
  /** The positions of rooms whose guests have not come, once others have; null when all have. */
  rooms_to_come: ColumnType<number[] | null, string | null | undefined, string | null>;
  checked_out_at: Date | null;
  /** When the host said that the guests did not come. */
  no_show_at: Date | null;
  /** The host has seen the IDs of the whole party, also of those who are entered later. */
  ids_seen: Generated<boolean>;
  price_is_set: Generated<boolean>;
  /** True until the host has confirmed that the rooms are free; before, nothing can be paid. */
  awaits_host: Generated<boolean>;
  pays_at_property: Generated<boolean>;
  /** True until the guest's mailbox is proven; then the host is asked, and mailed about it. */
  awaits_link: Generated<boolean>;
  host_asked_at: Date | null;
  host_mailed_at: Date | null;
  /** What the guest has paid with, as they say. */
  paid_reference: string | null;
  /** The hashed mailbox whose word has kept the rooms for a day. */
  claim_key: string | null;
  /** Since when there is something that no mail has told the guest, and its words for a chat. */
  not_told_at: Date | null;
  not_told_text: string | null;
  /** When and how the host has told it. */
  told_at: Date | null;
  told_how: 'whatsapp' | 'said' | null;
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
  code_discount: Generated<number>;
  /** When guests who had paid for the night left it to others; null while it is theirs. */
  freed_at: Date | null;
}

export interface StayBefore {
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  breakfasts: number;
  extra_beds: number;
  services?: readonly Extra[];
  rooms: number[];
}

interface ReservationChangeTable {
  quote_id: string;
  reservation_id: number;
  /** The stay before the change; changes made before extras existed name none. */
  before: JsonColumn<StayBefore>;
  total_before: number;
  total_after: number;
  cancellation_fee: number;
  refund_paise: number;
  changed_at: Date;
}

interface BookingMessageTable {
  id: Generated<number>;
  reservation_id: number;
  /** `note` is a host's note, which the guest does not see. */
  author: 'guest' | 'host' | 'note';
  user_id: number | null;
  name: string;
  text: string;
  created_at: Date;
}

interface HostActTable {
  /** Of the person, the booking, the act and the key of the request. */
  key_hash: string;
  reservation_id: number;
  /** Of the body. */
  request_hash: string;
  /** What the act has returned. */
  answer: JsonColumn<unknown>;
  done_at: Date;
}

export type HoldRow = Selectable<HoldTable>;
/** A reservation with the end of its hold, while it is unpaid. */
export type ReservationRow = Selectable<ReservationTable> & { hold_expires_at: Date | null };
export type NewReservation = Insertable<ReservationTable>;
export type ReservationChanges = Updateable<ReservationTable>;
