import { mapLink } from '#domain/map-link.ts';
import { figuresOf } from '#domain/property.ts';
import type { Reminder } from '#domain/reminders.ts';
import type { BookingText, MailTemplate } from '#messages/mail.ts';
import { termPolicies } from '#messages/property.ts';
import { dayBefore, type StayText, thanks, threeDaysBefore } from '#messages/stay-mail.ts';
import type { AppDeps } from '#server/platform/context.ts';
import { propertyTermsOf } from '#server/rooms/property.ts';

const TEMPLATES = {
  three_days_before: threeDaysBefore,
  day_before: dayBefore,
  thanks,
} as const satisfies Record<Reminder, (stay: StayText) => MailTemplate>;

type TemplateContext = Pick<AppDeps, 'db' | 'config' | 'host'>;

/** The letter of a reminder, from the booking as it stands when the letter is written. */
export async function reminderTemplate(
  reminder: Reminder,
  reservationId: number,
  booking: BookingText & { link: string },
  { db, config, host }: TemplateContext,
): Promise<MailTemplate> {
  const property = await db
    .selectFrom('property')
    .innerJoin('reservation', 'reservation.property_id', 'property.id')
    .selectAll('property')
    .where('reservation.id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const { lat, lng } = property;
  return TEMPLATES[reminder]({
    ...booking,
    gate: termPolicies(figuresOf(await propertyTermsOf(db, property))).gateTimings,
    phone: host.phone,
    searchLink: `${config.siteUrl}/rooms`,
    mapLink: lat === null || lng === null ? '' : mapLink({ lat, lng }),
  });
}
