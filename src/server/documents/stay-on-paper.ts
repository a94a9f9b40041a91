import type { SpecialRequests } from '#domain/booking/extras.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import type { BookingTotals } from '#domain/money/totals.ts';
import type { Charge } from '#domain/papers/paper-lines.ts';
import type { GuestDetails } from '#domain/party/guest-details.ts';
import type { StayPrice } from '#domain/rates/pricing.ts';

/** A charge as papers and mails show it; `price` is for one. */
export interface StayCharge extends Charge {
  price: number;
}

/** A booking as papers and mails show it. Amounts are rupees, those of the booking whole rupees; dates are civil dates. */
export interface StayOnPaper {
  reservationId: number;
  property: { name: string; address: string; phone?: string | undefined; email?: string | undefined };
  guest: GuestDetails;
  stay: Stay & Party;
  /** `HH:MM`. */
  times: { checkIn: string; checkOut: string };
  rooms: readonly { id: number; name: string; price: StayPrice }[];
  addOns: {
    breakfasts: number;
    breakfastPrice: number;
    extraBeds: number;
    extraBedPrice: number;
  };
  /** What the host has added, whose rupees are part of the total. */
  charges: readonly StayCharge[];
  /** Extras are named without a price: they are paid at the homestay. */
  requests?: SpecialRequests;
  totals: BookingTotals;
  /** The code with which it was booked. */
  code?: string;
  paid: number;
  cancellationFee?: number;
  due: number;
  /** True after a cancellation; `paid` is then what was not refunded. */
  cancelled?: true;
  /** True until all that is refunded has gone back. */
  refundPending?: true;
  priceIsSet?: true;
  isAdvance?: true;
  payments: readonly {
    reference: string;
    amount: number;
    on: string;
    /** Absent or `online` if the money came through the website. */
    method?: 'online' | 'cash' | 'upi' | 'bank' | 'card';
  }[];
}
