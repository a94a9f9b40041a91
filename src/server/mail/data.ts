import type { CancellationTerms, CancelledStay } from '#domain/booking/cancellation.ts';
import type { Extra } from '#domain/booking/extras.ts';
import type { GuestActs } from '#domain/booking/guest-acts.ts';
import type { StoredStatus } from '#domain/booking/reservation.ts';
import type { Party } from '#domain/dates/stay.ts';
import type { Language } from '#domain/language/language.ts';
import type { BookedAmounts } from '#domain/money/balance.ts';
import type { DisputeStatus } from '#domain/money/dispute.ts';
import type { PropertyTerms } from '#domain/rooms/property.ts';
import type { Host } from '#server/content/content.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';

/** The functions that read a mail's data when the mail is rendered. Each returns undefined if there is no such row. */
export interface MailData {
  booking(reservationId: number, host: Host): Promise<StayInMail | undefined>;
  /** The newest invoice or credit note of an instant, else the newest voucher. */
  paper(reservationId: number, host: Host, at: Date): Promise<Paper | undefined>;
  paperById(id: number, host: Host): Promise<Paper | undefined>;
  /** The language of the booking, of the waitlist entry, else of the account with this mailbox. */
  language(about: object, to: string): Promise<Language | undefined>;
  guest(reservationId: number): Promise<GuestOfBooking | undefined>;
  /** The cancellation terms that were promised, and when the booking was made. */
  promisedTerms(reservationId: number): Promise<PromisedTerms | undefined>;
  /** What the guest can do at an instant; undefined for a booking that is not confirmed, or was cancelled before. */
  guestActs(reservationId: number, at: Date): Promise<GuestActs | undefined>;
  stay(reservationId: number): Promise<StayNow | undefined>;
  /** Returns whether the guest with this mailbox may still be asked to review the stay. */
  mayAskForReview(reservationId: number, to: string, at: Date): Promise<boolean>;
  /** The code that was made for a guest; undefined once a host has ended it. */
  code(id: number): Promise<CodeOfMail | undefined>;
  property(reservationId: number): Promise<PropertyOfStay | undefined>;
  extrasBefore(quoteId: string): Promise<readonly Extra[] | undefined>;
  stayBefore(changeId: string): Promise<EarlierStay | undefined>;
  message(id: number): Promise<{ text: string } | undefined>;
  stayToPay(reservationId: number): Promise<StayToPay | undefined>;
  waitlistEntry(entryId: number): Promise<EntryForMail | undefined>;
  dispute(disputeId: string): Promise<DisputeForMail | undefined>;
  conflict(conflictId: number): Promise<ConflictForMail | undefined>;
}

/** A booking as its mails show it. What proves it and what papers say of it keep the names with which it was sold. */
export interface StayInMail extends StayOnPaper {
  /** The names and the address in the language of the mail's reader. */
  words: { property: string; address: string; rooms: string[] };
}

export interface GuestOfBooking extends CancelledStay, BookedAmounts {
  status: StoredStatus;
  check_out: string;
  refunded_paise: number;
  guest_name: string;
  guest_email: string;
  awaits_host: boolean;
  pays_at_property: boolean;
  paid_reference: string | null;
  due_now: number;
  no_show_at: Date | null;
}

export interface EarlierStay extends Party {
  check_in: string;
  check_out: string;
  rooms: string[];
  /** Rupees. */
  total: number;
}

export interface StayToPay {
  guest_name: string;
  property: string;
  rooms: string[];
  check_in: string;
  check_out: string;
}

export interface CodeOfMail {
  code: string;
  /** Null where rupees are taken off. */
  percent: number | null;
  valid_until: string;
}

export interface StayNow {
  isCancelled: boolean;
  check_in: string;
  check_out: string;
  /** `HH:MM`. */
  check_in_time: string;
}

export interface PromisedTerms {
  terms: CancellationTerms;
  bookedAt: Date;
}

export interface PropertyOfStay {
  id: number;
  terms: PropertyTerms;
  lat: number | null;
  lng: number | null;
}

export interface EntryForMail extends Party {
  check_in: string;
  check_out: string;
  isConfirmed: boolean;
  /** The requested or held rooms; empty when any room will do. */
  rooms: readonly { name: string }[];
}

interface StayDates {
  check_in: string;
  check_out: string;
}

/** Nights that were sold twice: by a booking here, and by an event at a channel. */
export interface ConflictForMail {
  channel: string;
  room: string;
  nights: readonly string[];
  isResolved: boolean;
  booking: StayDates & { id: number; guest_name: string; guest_phone: string; guest_email: string };
  event: StayDates & { summary: string; link: string | null };
}

export interface DisputeForMail {
  reservation_id: number;
  payment_id: string;
  amount_paise: number;
  deducted_paise: number;
  reason: string;
  respond_by: Date | null;
  status: DisputeStatus;
}
