import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './typed.ts';
import { pathId } from './values.ts';

const messages = z.object({
  messages: z.array(
    z.object({ id: z.int(), author: z.enum(['guest', 'host']), text: z.string(), at: z.string() }),
  ),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/public/reservation/:id/messages',
  summary: 'The messages of guest and hosts about a booking, oldest first.',
  access: 'reservation',
  params: pathId,
  response: messages,
  refusals: ['not_found'],
});

/** Needs a booking that is confirmed or that a host has made, else responds with `wrong_state`. */
export const writeMessage = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/messages',
  summary: 'Write to the hosts about a booking. They get it by email, too.',
  access: 'reservation',
  params: pathId,
  status: 201,
  body: z.object({ text: text(2000).check(z.minLength(1)) }),
  response: messages,
  refusals: ['not_found', 'wrong_state', 'too_many_requests'],
});
