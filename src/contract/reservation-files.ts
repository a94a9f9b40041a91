import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './values.ts';

/**
 * The addresses of a reservation's files; `invoice` is null until there is one. Their keys work for 15 minutes and end
 * with the cookie or the session that they came from.
 */
export const fileLinks = z.object({ invoice: z.nullable(z.string()), calendar: z.string() });
export type FileLinks = z.infer<typeof fileLinks>;

const fileKey = z.object({ key: z.optional(z.string()) });

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/public/invoice/download/:id',
  summary: 'The invoice of a paid reservation, as PDF; also opened by the key of its link.',
  access: 'reservation',
  params: pathId,
  query: fileKey,
  responseType: 'application/pdf',
  refusals: ['not_found', 'proof_required', 'file_link_ended', 'too_many_requests'],
});

export const downloadCalendarFile = endpoint({
  method: 'GET',
  path: '/public/calendar-file/:file',
  summary:
    'The stay as an all-day event, as iCal; also opened by the key of its link. `file` is the id and ".ics".',
  access: 'reservation',
  params: z.object({ file: z.string().check(z.regex(/^[1-9]\d{0,8}\.ics$/)) }),
  query: fileKey,
  responseType: 'text/calendar',
  refusals: ['not_found', 'file_link_ended'],
});
