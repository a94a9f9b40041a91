import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The steps from an empty database to a page that sells, in their order. */
export const SETUP_STEPS = ['property', 'rooms', 'photos', 'rates', 'payments'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const getSetup = endpoint({
  access: 'host',
  withoutHomestay: true,
  method: 'GET',
  path: '/host/setup',
  summary: 'What is still to be set up before guests can book.',
  response: z.object({
    /** The homestay that is being set up: the caller's newest; null before there is one. */
    property: z.nullable(z.object({ id: z.int(), name: z.string() })),
    rooms: z.array(z.object({ id: z.int(), name: z.string(), photo_count: z.int(), is_priced: z.boolean() })),
    done: z.array(z.enum(SETUP_STEPS)),
    /** How guests pay: with real money, with Razorpay's test keys, or in the sandbox. */
    payments: z.enum(['live', 'test', 'sandbox']),
    may_add_homestays: z.boolean(),
  }),
  refusals: ['owner_only'],
});
