import * as z from 'zod/mini';
import { CHARGE_KINDS, MAX_CHARGE, TAX_AS } from '#domain/money/charges.ts';
import { guestCharge } from '../charges.ts';
import { endpoint } from '../endpoint.ts';
import { filledLine } from '../typed.ts';
import { civilDate, id, pathId } from '../values.ts';

const kind = z.enum(CHARGE_KINDS);

/** What a host has added to a booking. `by` is null once the account is deleted. */
export const hostCharge = z.extend(guestCharge, {
  id: z.int(),
  kind,
  room_id: z.nullable(z.int()),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** An ISO 8601 instant. */
  at: z.string(),
});
export type HostCharge = z.infer<typeof hostCharge>;

/** `price` is for one. Without `date` a charge of kind `other` is of today; a breakfast or a bed is for all nights. */
export const addCharge = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/charges',
  summary: 'Add breakfast, an extra bed or something else to a booking. Takes the header Idempotency-Key.',
  access: 'host',
  params: pathId,
  status: 201,
  body: z
    .object({
      kind,
      text: z.optional(filledLine(80)),
      count: z.int().check(z.gte(1), z.lte(99)),
      price: z.int().check(z.gte(1), z.lte(MAX_CHARGE)),
      date: z.optional(civilDate),
      room_id: z.optional(id),
      tax_as: z.optional(z.enum(TAX_AS)),
    })
    .check(({ value: { kind, text }, issues }) => {
      if (kind === 'other' && text === undefined)
        issues.push({ code: 'invalid_type', expected: 'string', input: undefined, path: ['text'] });
    }),
  response: z.object({ charge: hostCharge, balance: z.int() }),
  refusals: ['not_found', 'wrong_state', 'channel_booking', 'idempotency_conflict'],
});

export const undoCharge = endpoint({
  method: 'DELETE',
  path: '/host/reservations/:id/charges/:charge_id',
  summary: 'Take a charge off a booking again, unless it is paid.',
  access: 'host',
  params: z.object({ id, charge_id: id }),
  response: z.object({ balance: z.int() }),
  refusals: ['not_found', 'wrong_state', 'channel_booking', 'over_paid'],
});
