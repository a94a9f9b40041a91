import { figuresOf } from '#domain/house.ts';
import { mapLink } from '#domain/map-link.ts';
import type { Reminder } from '#domain/reminders.ts';
import { termPolicies } from '#messages/house.ts';
import type { BookingWords, Letter } from '#messages/mail.ts';
import { dayBefore, type StayWords, thanks, threeDaysBefore } from '#messages/stay-mail.ts';
import type { AppDeps } from '../deps.ts';
import { houseOf } from '../rooms/house.ts';

const LETTERS = {
  three_days_before: threeDaysBefore,
  day_before: dayBefore,
  thanks,
} as const satisfies Record<Reminder, (stay: StayWords) => Letter>;

type LetterDeps = Pick<AppDeps, 'db' | 'config' | 'host'>;

/** The letter of a reminder, from the booking as it stands when the letter is written. */
export async function reminderLetter(
  reminder: Reminder,
  reservationId: number,
  booking: BookingWords & { link: string },
  { db, config, host }: LetterDeps,
): Promise<Letter> {
  const property = await db
    .selectFrom('property')
    .innerJoin('reservation', 'reservation.property_id', 'property.id')
    .selectAll('property')
    .where('reservation.id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const { lat, lng } = property;
  return LETTERS[reminder]({
    ...booking,
    gate: termPolicies(figuresOf(await houseOf(db, property))).gateTimings,
    phone: host.phone,
    searchLink: `${config.siteUrl}/rooms`,
    mapLink: lat === null || lng === null ? '' : mapLink({ lat, lng }),
  });
}
