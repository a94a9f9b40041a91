import * as z from 'zod/mini';
import { isCivilDate } from '#domain/dates/calendar.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, id } from '../values.ts';
import { period } from './papers.ts';
import { PAYMENT_METHODS } from './payments.ts';

/** Lists for an accountant, as CSV: UTF-8 with BOM, rupees with two decimals, dates `YYYY-MM-DD`. */
const csv = { access: 'host', query: period, responseType: 'text/csv', refusals: ['not_found'] } as const;

export const downloadPapers = endpoint({
  ...csv,
  method: 'GET',
  path: '/host/papers.csv',
  role: 'owner',
  summary: 'The papers of a period. All amounts are positive; the kind tells.',
});

export const downloadPayments = endpoint({
  ...csv,
  method: 'GET',
  path: '/host/payments.csv',
  role: 'owner',
  summary: 'The money of a period: what came, and what went back with a minus.',
});

export const downloadBookings = endpoint({
  ...csv,
  method: 'GET',
  path: '/host/bookings.csv',
  summary: 'The bookings whose stay touches the days, with what is kept of those that were cancelled.',
});

export const downloadGstr1 = endpoint({
  access: 'host',
  role: 'owner',
  method: 'GET',
  path: '/host/gstr1.csv',
  summary: 'The tables of GSTR-1 for a month, by GSTIN.',
  query: z.object({
    /** `YYYY-MM`. */
    month: z.string().check(z.refine((month) => isCivilDate(`${month}-01`))),
    property_id: z.optional(id),
  }),
  responseType: 'text/csv',
  refusals: ['not_found'],
});

export const getCashBook = endpoint({
  method: 'GET',
  path: '/host/cash-book',
  summary: 'The money of a day, by method and person; to staff only their own. What came back is negative.',
  access: 'host',
  query: z.object({ date: civilDate }),
  response: z.object({
    lines: z.array(
      z.object({
        at: z.string(),
        /** Null for payments that came online. */
        by: z.nullable(z.object({ id: z.int(), name: z.string() })),
        method: z.enum(PAYMENT_METHODS),
        /** Rupees. */
        amount: z.number(),
        reservation_id: z.int(),
      }),
    ),
    totals: z.object({
      cash: z.number(),
      upi: z.number(),
      bank: z.number(),
      card: z.number(),
      online: z.number(),
    }),
  }),
  refusals: [],
});
