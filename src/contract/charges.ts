import * as z from 'zod/mini';
import { civilDate } from './values.ts';

/** What the host has added to a booking, in whole rupees; `price` is for one. Without a date it is for all nights. */
export const guestCharge = z.object({
  text: z.string(),
  count: z.int(),
  price: z.int(),
  total: z.int(),
  date: z.nullable(civilDate),
});
export type GuestCharge = z.infer<typeof guestCharge>;

/** What is sold beside the rooms. Bookings that a browser stored before have no charges. */
export const addOnsResponse = {
  /** Counts for every day of the stay. */
  breakfast: z._default(z.int(), 0),
  extra_beds: z._default(z.int(), 0),
  charges: z._default(z.array(guestCharge), []),
};
