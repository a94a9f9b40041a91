import type { BookingLine } from '#contract/host/booking-line.ts';

/** A booking as the host's lists show it. */
export type HostBookingLine = BookingLine;
