import * as z from 'zod/mini';
import { CODE_LIMITS, CODE_SIGNS } from '#domain/rates/code-limits.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, id } from '../values.ts';

/** Discounts for those who know a code. */

/** Letters and digits; case doesn't count, and it is kept in capitals. */
const code = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(CODE_LIMITS.leastSigns),
    z.maxLength(CODE_LIMITS.mostSigns),
    z.regex(CODE_SIGNS),
  );

const codePercent = z.int().check(z.gte(1), z.lte(CODE_LIMITS.percent));

const hostCode = z.object({
  code: z.string(),
  /** Of the rooms' price after other discounts; null where `rupees` are taken off. */
  percent: z.nullable(z.int()),
  rupees: z.nullable(z.int()),
  uses: z.int(),
  /** Bookings that have it, and holds as long as they last. */
  used: z.int(),
  /** The last day on which it can be used to book. */
  valid_until: civilDate,
  minimum_nights: z.int(),
  /** The homestays at which it can be used. */
  property_ids: z.array(z.int()),
  /** True once the host has ended it. */
  ended: z.boolean(),
  /** The stay whose guest was mailed the code; null where a host has made it. */
  reservation_id: z.nullable(z.int()),
  created_at: z.string(),
});
export type HostCode = z.infer<typeof hostCode>;

/** Without `property_id` it is for all homestays of which the caller is an owner. */
export const createCode = endpoint({
  method: 'POST',
  path: '/host/codes',
  summary: 'Make a code that takes a percentage or rupees off the rooms of a booking.',
  access: 'host',
  role: 'owner',
  status: 201,
  body: z
    .object({
      code,
      percent: z.optional(z.nullable(codePercent)),
      rupees: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(CODE_LIMITS.rupees)))),
      uses: z.int().check(z.gte(1), z.lte(CODE_LIMITS.uses)),
      valid_until: civilDate,
      minimum_nights: z._default(z.int().check(z.gte(1), z.lte(CODE_LIMITS.nights)), 1),
      property_id: z.optional(z.nullable(id)),
    })
    .check(z.refine(({ percent, rupees }) => (percent == null) !== (rupees == null), { path: ['percent'] })),
  response: z.object({ code: hostCode }),
  refusals: ['not_found', 'code_exists'],
});

export const listCodes = endpoint({
  method: 'GET',
  path: '/host/codes',
  summary:
    'The codes for the homestays of an owner, the newest first; of those mailed after a stay, the ones still good.',
  access: 'host',
  role: 'owner',
  response: z.object({ codes: z.array(hostCode) }),
  refusals: [],
});

export const endCode = endpoint({
  method: 'DELETE',
  path: '/host/codes/:code',
  summary: 'End a code. Bookings that have it keep it.',
  access: 'host',
  role: 'owner',
  params: z.object({ code }),
  status: 204,
  refusals: ['not_found'],
});
