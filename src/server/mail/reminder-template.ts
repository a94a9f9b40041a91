import { mapLink } from '#domain/map-link.ts';
import { figuresOf } from '#domain/property.ts';
import type { Reminder } from '#domain/reminders.ts';
import type { BookingText, MailTemplate } from '#messages/mail.ts';
import { termPolicies } from '#messages/property.ts';
import { dayBefore, type StayText, thanks, threeDaysBefore } from '#messages/stay-mail.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { PropertyOfStay } from './data.ts';

const TEMPLATES = {
  three_days_before: threeDaysBefore,
  day_before: dayBefore,
  thanks,
} as const satisfies Record<Reminder, (stay: StayText) => MailTemplate>;

/** The mail of a reminder, from the booking as it is at the time of rendering. */
export function reminderTemplate(
  reminder: Reminder,
  booking: BookingText & { link: string },
  { terms, lat, lng }: PropertyOfStay,
  { config, host }: Pick<AppContext, 'config' | 'host'>,
): MailTemplate {
  return TEMPLATES[reminder]({
    ...booking,
    gate: termPolicies(figuresOf(terms)).gateTimings,
    phone: host.phone,
    searchLink: `${config.siteUrl}/rooms`,
    mapLink: lat === null || lng === null ? '' : mapLink({ lat, lng }),
  });
}
