import * as z from 'zod/mini';
import { BOOKING_SOURCES } from '#domain/booking/booking-source.ts';
import { daysBetween } from '#domain/dates/calendar.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate } from '../values.ts';

const MOST_DAYS = 3700;
const range = z.object({ from: civilDate, to: civilDate }).check(
  z.refine(({ from, to }) => from <= to && daysBetween(from, to) <= MOST_DAYS, {
    error: 'must not be before "from", and at most ten years after it',
    path: ['to'],
  }),
);

/** Revenue and nights of one calendar month; amounts in whole rupees. */
export const reportMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  nights_sold: z.int(),
  /** The nights that were or could be sold. */
  nights_open: z.int(),
  /** Sold nights as a share of the open ones, 0 to 1. */
  occupancy: z.number(),
  revenue: z.int(),
  /** The revenue of a sold night, rounded to the rupee, without nights of channels, whose price is not known. */
  adr: z.int(),
  /** The revenue of an open night, rounded to the rupee. */
  revpar: z.int(),
  /** Payments less refunds of the bookings that were cancelled in this month; no part of `revenue`. */
  cancellation_fees: z.int(),
  by_source: z.record(z.enum(BOOKING_SOURCES), z.object({ nights: z.int(), revenue: z.int() })),
});
export type ReportMonth = z.infer<typeof reportMonth>;

export const getReport = endpoint({
  method: 'GET',
  path: '/host/reports',
  summary: 'Revenue, occupancy, ADR and RevPAR by month and source. Both dates are included.',
  access: 'host',
  role: 'owner',
  query: range,
  response: z.object({ months: z.array(reportMonth) }),
  refusals: [],
});

export const downloadReport = endpoint({
  method: 'GET',
  path: '/host/reports.csv',
  summary: 'The same as a CSV file.',
  access: 'host',
  role: 'owner',
  query: range,
  responseType: 'text/csv',
  refusals: [],
});
