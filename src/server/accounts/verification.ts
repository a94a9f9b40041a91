import { enqueueMail } from '#server/mail/queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { UserRow } from './schema.ts';
import { createAccountToken } from './token-queries.ts';

/** Mails the link that proves a mailbox. `homestays` are those whose desk somebody joined with this email. */
export async function mailVerification(
  tx: Database | Tx,
  user: UserRow,
  now: Date,
  homestays?: readonly string[],
): Promise<void> {
  const token = await createAccountToken(tx, user.id, 'verify', now);
  const data = { token, ...(homestays && { homestays }) };
  await enqueueMail(tx, user.email, { kind: 'verify_email', data }, now);
}
