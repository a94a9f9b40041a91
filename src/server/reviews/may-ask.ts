import { asciiEmail, isSameEmail } from '#domain/party/email.ts';
import { mayAsk } from '#domain/reviews/asking.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { findRefusal, findReviewOf, listHosts } from './review-queries.ts';

type Keys = Pick<AppContext['accounts'], 'sign'>;

/** Returns what is stored of a mailbox that wants no mail about reviews, the same for all its spellings. */
export const refusalOf = ({ sign }: Keys, email: string) => sign(`review refusal ${asciiEmail(email)}`);

/** Returns whether a stay is one of the homestay's own hosts, or of the signed-in user who is one. */
export async function isOfHost(
  db: Database | Tx,
  { property_id, user_id, guest_email }: ReservationRow,
  signedInAs?: number,
): Promise<boolean> {
  const hosts = await listHosts(db, property_id);
  return hosts.some(
    ({ id, email }) => id === user_id || id === signedInAs || isSameEmail(email, guest_email),
  );
}

/** Returns whether the guest of an ended stay may be asked for a review now: by a mail, or by the host. */
export async function mayAskGuest(
  db: Database | Tx,
  accounts: Keys,
  row: ReservationRow,
  today: string,
): Promise<boolean> {
  if (!mayAsk(row, today) || (await findReviewOf(db, row.id))) return false;
  if (row.guest_email !== '' && (await findRefusal(db, refusalOf(accounts, row.guest_email)))) return false;
  return !(await isOfHost(db, row));
}
