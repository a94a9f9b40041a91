import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const recordView = endpoint({
  method: 'POST',
  path: '/analytics/views',
  summary: 'Record a page view. Tokens in addresses are never stored.',
  access: 'anyone',
  status: 204,
  body: z.object({
    page: z.string().check(z.maxLength(200)),
    url: z.string().check(z.maxLength(2000)),
    timestamp: z.union([z.string().check(z.maxLength(40)), z.number()]),
    session_id: z.string().check(z.maxLength(100)),
    device_type: z.string().check(z.maxLength(40)),
  }),
  refusals: ['too_many_requests'],
});
