import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './values.ts';

/**
 * Returns sold and closed nights as whole days, without any guest. Responds with 304 to the ETag of the last response.
 */
export const getRoomCalendar = endpoint({
  method: 'GET',
  path: '/ical/:room/:file',
  summary: 'The calendar of a room for one channel, as iCal. `file` is the secret of its address and ".ics".',
  access: 'anyone',
  params: z.object({ room: id, file: z.string().check(z.regex(/^[\w-]{20,100}\.ics$/)) }),
  responseType: 'text/calendar',
  refusals: ['not_found', 'too_many_requests'],
});
