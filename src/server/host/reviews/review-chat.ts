import { todayInIndia } from '#domain/dates/calendar.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import { inLanguage, say } from '#server/language/say.ts';
import { reviewLink } from '#server/mail/review-template.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { mayAskGuest } from '#server/reviews/may-ask.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { findProperty } from '#server/rooms/queries.ts';

/** Returns the link of a chat that asks a guest for a review; null while they may not be asked, or have no number. */
export async function reviewChatLink(
  deps: Pick<AppContext, 'accounts' | 'clock' | 'config' | 'db'>,
  row: ReservationRow,
): Promise<string | null> {
  const { accounts, clock, db } = deps;
  const phone = row.guest_phone_e164;
  if (!phone || !(await mayAskGuest(db, accounts, row, todayInIndia(clock())))) return null;
  const property = await findProperty(db, row.property_id);
  if (!property) return null;
  return inLanguage(row.language, () => {
    const homestay = inWords(property.name, property.names);
    const text = { guestName: row.guest_name, property: homestay, link: reviewLink(deps, row.id) };
    return chatLink(phone, say().mailReview.reviewChat(text));
  });
}
