import * as z from 'zod/mini';
import { FOREIGN_FIELDS, ID_KINDS, SEXES } from '#domain/register/traveller.ts';
import { endpoint } from './endpoint.ts';
import { specialRequestFields } from './extras.ts';
import { filledLine, line } from './typed.ts';
import { id, pathId } from './values.ts';

/** More than one booking can sleep. */
const MAX_TRAVELLERS = 60;

/** What Form III asks, each field with one schema. */
export const foreign = <Value extends z.ZodMiniType>(value: Value) =>
  z.object(
    Object.fromEntries(FOREIGN_FIELDS.map((field) => [field, value])) as Record<
      (typeof FOREIGN_FIELDS)[number],
      Value
    >,
  );

/**
 * A traveller as typed. With `id`, what is left out stays as it is; with `known_id`, the data of a traveller of an
 * earlier stay are taken over. Which fields are needed is a rule of `domain/register`, not of the form.
 */
export const typedTraveller = z.object({
  id: z.optional(id),
  known_id: z.optional(id),
  name: z.optional(filledLine(120)),
  sex: z.optional(z.enum(SEXES)),
  birth_date: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  nationality: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  id_kind: z.optional(z.nullable(z.enum(ID_KINDS))),
  id_last4: z.optional(z.nullable(line(40))),
  id_seen: z.optional(z.boolean()),
  foreign: z.optional(z.nullable(foreign(z.optional(z.nullable(line(200)))))),
});
export type TypedTraveller = z.infer<typeof typedTraveller>;

/** The arrival time and the note are the booking's; left out, they stay. */
export const typedTravellers = z.object({
  travellers: z.array(typedTraveller).check(z.maxLength(MAX_TRAVELLERS)),
  arrival_time: specialRequestFields.arrival_time,
  note: specialRequestFields.note,
});

export const traveller = z.object({
  id: z.int(),
  name: z.string(),
  sex: z.enum(SEXES),
  birth_date: z.string(),
  nationality: z.string(),
  id_kind: z.nullable(z.enum(ID_KINDS)),
  id_last4: z.nullable(z.string()),
  id_seen: z.boolean(),
  /** To guests, `passport_number` and `visa_number` are masked: "•••••678". */
  foreign: z.optional(foreign(z.nullable(z.string()))),
});
export type TravellerView = z.infer<typeof traveller>;

/** Travellers of earlier stays of the same guest, who can be taken over by `known_id`. */
export const knownTravellers = z.optional(z.array(z.object({ id: z.int(), name: z.string() })));

const travellersOfGuest = z.object({
  travellers: z.array(traveller),
  arrival_time: z.nullable(z.string()),
  note: z.nullable(z.string()),
  known: knownTravellers,
});

export type TravellersOfGuest = z.infer<typeof travellersOfGuest>;

export const listTravellers = endpoint({
  method: 'GET',
  path: '/public/reservation/:id/travellers',
  summary: 'Who travels, as the guest has told. Numbers of passports and visas are masked.',
  access: 'reservation',
  params: pathId,
  response: travellersOfGuest,
  refusals: ['not_found', 'proof_required'],
});

export const saveTravellers = endpoint({
  method: 'PUT',
  path: '/public/reservation/:id/travellers',
  summary: 'Say who travels (online check-in). A masked number that comes back unchanged stays as it is.',
  access: 'reservation',
  params: pathId,
  body: typedTravellers,
  response: travellersOfGuest,
  refusals: ['not_found', 'proof_required', 'wrong_state', 'too_many_requests'],
});
