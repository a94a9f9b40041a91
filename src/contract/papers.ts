import * as z from 'zod/mini';
import { PAPER_KINDS } from '#domain/papers/paper-number.ts';
import { company } from './company.ts';
import { endpoint } from './endpoint.ts';
import { reservation } from './reservation.ts';
import { pathId } from './values.ts';

/** Rupees with two decimals: `"2678.57"`. */
export const exactRupees = z.string().check(z.regex(/^-?\d+\.\d\d$/));

/** An invoice, a voucher or a credit note, as it was issued; it never changes. */
export const paper = z.object({
  id: z.int(),
  reservation_id: z.int(),
  guest_name: z.string(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  issued_at: z.string(),
  total: exactRupees,
  taxable: exactRupees,
  /** One entry for each rate; empty if the seller is not registered. */
  tax: z.array(z.object({ rate: z.number(), taxable: exactRupees, cgst: exactRupees, sgst: exactRupees })),
  /** The number of the paper that it corrects. */
  replaces: z.optional(z.string()),
  /** Opens the PDF without a session, for 90 days. */
  url: z.string(),
});
export type Paper = z.infer<typeof paper>;

export const listPapersOfBooking = endpoint({
  method: 'GET',
  path: '/public/reservation/:id/papers',
  summary: 'The papers of a reservation, oldest first.',
  access: 'reservation',
  params: pathId,
  response: z.object({ papers: z.array(paper) }),
  refusals: ['not_found', 'proof_required'],
});

export const setCompany = endpoint({
  method: 'PUT',
  path: '/public/reservation/:id/company',
  summary: 'Make the papers out to a company, until there is a tax invoice; null takes it away.',
  access: 'reservation',
  params: pathId,
  body: z.nullable(company),
  response: z.object({ reservation }),
  refusals: ['not_found', 'proof_required', 'already_issued', 'too_many_requests'],
});

/** The file of a paper, opened by its signed address. */
export const openPaper = endpoint({
  method: 'GET',
  path: '/public/papers/:id',
  summary: 'A paper as PDF, opened by its signed address.',
  access: 'anyone',
  params: pathId,
  query: z.object({ key: z.optional(z.string()) }),
  responseType: 'application/pdf',
  refusals: ['not_found', 'link_ended', 'too_many_requests'],
});
