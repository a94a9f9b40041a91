import * as z from 'zod/mini';
import { company, gstin } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { exactRupees, paper } from '../papers.ts';
import { email, filledLine, phone, text } from '../typed.ts';
import { civilDate, id, pathId } from '../values.ts';
import { hostBooking } from './booking-line.ts';
import { told } from './told.ts';

/** A paper at the desk: `whatsapp_url` opens a chat with its address; null without a phone number. */
export const hostPaper = z.extend(paper, { whatsapp_url: z.nullable(z.string()) });
export type HostPaper = z.infer<typeof hostPaper>;

const emptyAsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      z.nullable(schema),
    ]),
    null,
  );

/** Who sells at a homestay. `gstin` and `registered_from` come together. */
const sellerFields = {
  legal_name: filledLine(120),
  address: filledLine(300),
  /** The state of the house, by its code: 21 is Odisha. */
  state_code: z.string().check(z.regex(/^\d{2}$/)),
  pin: emptyAsNull(z.string().check(z.trim(), z.regex(/^[1-9]\d{5}$/))),
  phone,
  email,
  gstin: emptyAsNull(gstin),
  registered_from: emptyAsNull(civilDate),
  breakfast_is: z.enum(['room', 'food']),
  specified_premises: z.optional(z.boolean()),
  /** The beginning of the numbers of papers. */
  prefix: z.string().check(z.trim(), z.regex(/^[A-Z0-9]{1,3}$/)),
};
const seller = z.object({
  ...sellerFields,
  phone: z.string(),
  email: z.string(),
  specified_premises: z.boolean(),
  pin: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  registered_from: z.nullable(z.string()),
});
export type Seller = z.infer<typeof seller>;

const owners = { access: 'host', role: 'owner' } as const;

export const getSeller = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/properties/:id/seller',
  summary: 'Who sells at a homestay, as papers name them.',
  params: pathId,
  response: seller,
  refusals: ['not_found'],
});

export const saveSeller = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/properties/:id/seller',
  summary: 'Say who sells at a homestay. Papers that were issued keep their seller.',
  params: pathId,
  body: z.object(sellerFields),
  response: seller,
  refusals: ['not_found', 'papers_issued'],
});

export const listHostPapersOfBooking = endpoint({
  method: 'GET',
  path: '/host/reservations/:id/papers',
  summary: 'The papers of a booking, oldest first.',
  access: 'host',
  params: pathId,
  response: z.object({ papers: z.array(hostPaper) }),
  refusals: ['not_found'],
});

/** The guest's address and state, where they are given, are kept with the booking. */
export const issueInvoice = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/invoice',
  summary: 'Issue the invoice of a booking now, over its whole total, paid or not.',
  access: 'host',
  params: pathId,
  body: z.optional(
    z.object({
      address: z.optional(text(500).check(z.minLength(1))),
      state: z.optional(filledLine(80)),
    }),
  ),
  status: 201,
  response: z.object({ paper: hostPaper }),
  refusals: ['not_found', 'already_issued', 'wrong_state', 'channel_booking', 'idempotency_conflict'],
});

/** Without an address nothing is sent, and `told` has the chat. */
export const sendPaper = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/papers/:paper_id/send',
  summary: 'Email a paper to the guest of a booking, or to another address.',
  access: 'host',
  params: z.object({ id, paper_id: id }),
  body: z.optional(z.object({ email: z.optional(email) })),
  response: z.object({ told }),
  refusals: ['not_found', 'too_many_requests', 'idempotency_conflict'],
});

export const downloadRegistrationCard = endpoint({
  method: 'GET',
  path: '/host/reservations/:id/registration-card.pdf',
  summary: 'A card to print, on which the guests of a booking write who they are, and sign.',
  access: 'host',
  params: pathId,
  responseType: 'application/pdf',
  refusals: ['not_found'],
});

export const setHostCompany = endpoint({
  method: 'PUT',
  path: '/host/reservations/:id/company',
  summary: 'Make the papers of a booking out to a company, until there is a tax invoice.',
  access: 'host',
  params: pathId,
  body: z.nullable(company),
  response: z.object({ booking: hostBooking }),
  refusals: ['not_found', 'already_issued', 'idempotency_conflict'],
});

/** Both days included, by the instants of the papers and of the money. `property_id` narrows them. */
export const period = z.object({ from: civilDate, to: civilDate, property_id: z.optional(id) });

/** Always, to the paisa: kept = (invoiced - credited) + (advances - advances_before) - (due - due_before). */
export const paperTotals = z.object({
  invoiced: exactRupees,
  credited: exactRupees,
  kept: exactRupees,
  advances: exactRupees,
  advances_before: exactRupees,
  due: exactRupees,
  due_before: exactRupees,
});
export type PaperTotals = z.infer<typeof paperTotals>;

export const listHostPapers = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/papers',
  summary: 'The papers of a period, and the line that compares them with the money kept.',
  query: period,
  response: z.object({ papers: z.array(hostPaper), totals: paperTotals }),
  refusals: ['not_found'],
});
