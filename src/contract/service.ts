import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: '200 while the process lives.',
  access: 'anyone',
  response: z.object({ status: z.literal('ok') }),
  refusals: [],
});

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  summary: '200 while the database answers and takes writes.',
  access: 'anyone',
  response: z.object({ status: z.literal('ready') }),
  refusals: ['database_unavailable'],
});

/** Profile pictures and pictures of homestays and rooms; the content of a path never changes. */
export const getUpload = endpoint({
  method: 'GET',
  path: '/admin/uploads/:path{.+}',
  summary: 'A picture.',
  access: 'anyone',
  responseType: 'image/*',
  refusals: ['not_found'],
});
