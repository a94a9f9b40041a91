import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { knownTravellers, traveller, typedTravellers } from '../travellers.ts';
import { civilDate, id, pathId } from '../values.ts';
import { instant } from './booking-line.ts';
import { formIII } from './form-iii.ts';

/** To staff a traveller is no more than this. */
const namedTraveller = z.object({ id: z.int(), name: z.string(), id_seen: z.boolean() });

const travellersOfBooking = z.object({
  travellers: z.array(z.union([traveller, namedTraveller])),
  arrival_time: z.nullable(z.string()),
  note: z.nullable(z.string()),
  known: knownTravellers,
});

export const listHostTravellers = endpoint({
  method: 'GET',
  path: '/host/reservations/:id/travellers',
  summary:
    'The travellers of a booking: all of it to owners, to staff the names and whether the ID was seen.',
  access: 'host',
  params: pathId,
  response: travellersOfBooking,
  refusals: ['not_found'],
});

export const saveHostTravellers = endpoint({
  method: 'PUT',
  path: '/host/reservations/:id/travellers',
  summary: 'Say who travels; replaces the list.',
  access: 'host',
  params: pathId,
  body: typedTravellers,
  response: travellersOfBooking,
  refusals: ['not_found', 'wrong_state'],
});

/** Both days included. */
const days = z.object({ from: civilDate, to: civilDate, property_id: z.optional(id) });

/** A traveller of a booking that was checked in. */
const registered = z.extend(traveller, {
  reservation_id: z.int(),
  /** The names of the rooms. */
  rooms: z.array(z.string()),
  arrived_at: z.string(),
  left_at: instant,
});
export type RegisteredTraveller = z.infer<typeof registered>;

export const getRegister = endpoint({
  method: 'GET',
  path: '/host/register',
  summary:
    'The register of guests whose stay touches the days, the reports that are due, and who has shown no ID.',
  access: 'host',
  query: days,
  response: z.object({
    travellers: z.array(z.union([registered, namedTraveller])),
    form_iii: z.array(formIII),
    /** Bookings in the house of which an adult's ID is missing or not seen. */
    without_id: z.array(z.int()),
  }),
  refusals: ['not_found'],
});

const list = { method: 'GET', access: 'host', role: 'owner', needsProof: true, query: days } as const;

export const downloadRegister = endpoint({
  ...list,
  path: '/host/register.csv',
  summary: 'The register of guests as CSV, for an inspector.',
  responseType: 'text/csv',
  refusals: ['not_found', 'passkey_required'],
});

export const printRegister = endpoint({
  ...list,
  path: '/host/register.pdf',
  summary: 'The register of guests as PDF, for an inspector.',
  responseType: 'application/pdf',
  refusals: ['not_found', 'passkey_required'],
});

export const getFormIII = endpoint({
  method: 'GET',
  path: '/host/register/form-iii/:id',
  summary: 'A report about a foreigner, with what the form asks.',
  access: 'host',
  role: 'owner',
  params: pathId,
  response: z.object({ form: formIII, traveller: registered }),
  refusals: ['not_found'],
});

export const completeFormIII = endpoint({
  method: 'POST',
  path: '/host/register/form-iii/:id/done',
  summary: 'The report was made. A second time changes nothing.',
  access: 'host',
  role: 'owner',
  params: pathId,
  body: z.optional(z.object({})),
  response: z.object({ form: formIII }),
  refusals: ['not_found'],
});

/** Missing, it is the night whose report is due today: yesterday. */
const night = z.object({ date: z.optional(civilDate), property_id: z.optional(id) });

export const getOccupancyReport = endpoint({
  method: 'GET',
  path: '/host/occupancy-report',
  summary: 'Who was in the house in the night that began on a date, as text and rows; to staff the names.',
  access: 'host',
  query: night,
  response: z.object({
    date: civilDate,
    due_at: z.string(),
    text: z.string(),
    rows: z.array(
      z.object({
        name: z.string(),
        rooms: z.array(z.string()),
        check_in: civilDate,
        check_out: civilDate,
        sex: z.optional(z.nullable(traveller.shape.sex)),
        age: z.optional(z.nullable(z.int())),
        nationality: z.optional(z.nullable(z.string())),
        id_kind: z.optional(traveller.shape.id_kind),
        id_last4: z.optional(traveller.shape.id_last4),
      }),
    ),
  }),
  refusals: ['not_found'],
});

export const printOccupancyReport = endpoint({
  method: 'GET',
  path: '/host/occupancy-report.pdf',
  summary: 'The occupancy report as PDF; to staff the names.',
  access: 'host',
  query: night,
  responseType: 'application/pdf',
  refusals: ['not_found'],
});
