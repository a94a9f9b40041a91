import { mapLink } from '#domain/map-link.ts';
import type { Reminder } from '#domain/reminders.ts';
import type { BookingWords, Letter } from '#messages/mail.ts';
import { dayBefore, type StayWords, thanks, threeDaysBefore } from '#messages/stay-mail.ts';
import type { AppDeps } from '../deps.ts';
import type { Database } from '../storage/database.ts';

const LETTERS = {
  three_days_before: threeDaysBefore,
  day_before: dayBefore,
  thanks,
} as const satisfies Record<Reminder, (stay: StayWords) => Letter>;

type LetterDeps = Pick<AppDeps, 'db' | 'config' | 'host' | 'policies'>;

/** The letter of a reminder, from the booking as it stands when the letter is written. */
export async function reminderLetter(
  reminder: Reminder,
  reservationId: number,
  booking: BookingWords & { link: string },
  { db, config, host, policies }: LetterDeps,
): Promise<Letter> {
  return LETTERS[reminder]({
    ...booking,
    checkInTime: policies.checkIn,
    checkOutTime: policies.checkOut,
    gate: policies.gateTimings,
    phone: host.phone,
    searchLink: `${config.siteUrl}/rooms`,
    mapLink: await whereIs(db, reservationId),
  });
}

async function whereIs(db: Database, reservationId: number): Promise<string> {
  const { lat, lng } = await db
    .selectFrom('property')
    .innerJoin('reservation', 'reservation.property_id', 'property.id')
    .select(['property.lat', 'property.lng'])
    .where('reservation.id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return lat === null || lng === null ? '' : mapLink({ lat, lng });
}
