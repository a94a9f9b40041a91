import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { line } from '../typed.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

export const offerPassphrase = endpoint({
  method: 'GET',
  path: '/host/backup/passphrase',
  summary: 'Six words at random, which the page offers for a backup. They are stored nowhere.',
  access: 'host',
  role: 'owner',
  response: z.object({ passphrase: z.string() }),
  refusals: [],
});

export const downloadBackup = endpoint({
  method: 'POST',
  path: '/host/backup',
  summary:
    'A backup of everything, encrypted by the passphrase. An owner of all homestays makes at most ten a day.',
  access: 'host',
  role: 'owner',
  needsProof: true,
  body: z.object({ passphrase: line(MAX_LENGTH).check(z.minLength(MIN_LENGTH)) }),
  responseType: 'application/octet-stream',
  refusals: ['owner_only', 'wrong_state', 'too_many_requests'],
});
