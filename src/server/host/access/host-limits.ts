import { DAY, HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import { checkLimit, type Limit } from '#server/platform/rate-limits/limits.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import type { Host } from './access.ts';

/**
 * The calls that one person may make in an hour or a day at the desk: more than anybody needs, less than a stolen session could
 * use.
 */
const OF_PERSON = {
  nights: { hits: 600, per: HOUR },
  photos: { hits: 200, per: HOUR },
  publishing: { hits: 20, per: HOUR },
  invitations: { hits: 10, per: HOUR },
  mails: { hits: 60, per: HOUR },
  backups: { hits: 10, per: DAY },
} as const satisfies Record<string, Limit>;

/** The mails that the guest of one booking may get, whichever host sends them. */
const OF_BOOKING = {
  mails: { hits: 10, per: HOUR },
  resend: { hits: 1, per: MINUTE },
} as const satisfies Record<string, Limit>;

type LimitDeps = Pick<AppContext, 'db' | 'clock' | 'config' | 'accounts'>;

/** Counts a call of a person. Returns a refusal over the limit. */
export function limitPerson(
  deps: LimitDeps,
  { user }: Pick<Host, 'user'>,
  kind: keyof typeof OF_PERSON,
): Promise<Refusal | undefined> {
  return count(deps, `host ${kind} person ${user.id}`, OF_PERSON[kind]);
}

/**
 * Counts a mail to the guest of a booking; without an address there is none. Returns a refusal over the limits of the
 * booking and the person.
 */
export async function limitMail(
  deps: LimitDeps,
  host: Pick<Host, 'user'>,
  { id, guest_email }: Pick<ReservationRow, 'id' | 'guest_email'>,
): Promise<Refusal | undefined> {
  if (guest_email === '') return undefined;
  const ofBooking = await count(deps, `host mails booking ${id}`, OF_BOOKING.mails);
  return ofBooking ?? limitPerson(deps, host, 'mails');
}

/** Counts sending a confirmation again. */
export function limitResend(deps: LimitDeps, reservationId: number): Promise<Refusal | undefined> {
  return count(deps, `host resend booking ${reservationId}`, OF_BOOKING.resend);
}

async function count(deps: LimitDeps, key: string, limit: Limit): Promise<Refusal | undefined> {
  return deps.config.rateLimits ? checkLimit(deps, deps.accounts.sign(key), limit) : undefined;
}
