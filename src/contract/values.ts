import * as z from 'zod/mini';
import { CLOCK_TIME, isCivilDate } from '#domain/dates/calendar.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';

/** A date that exists, as `YYYY-MM-DD`. */
export const civilDate = z.string().check(z.refine(isCivilDate, 'must be a date as YYYY-MM-DD'));

/** Who cancelled a booking; absent where that was not kept. */
export const cancelledBy = z.enum(['guest', 'host']);

/** The language of a guest, an account or a place on the waiting list; absent is English. */
export const language = z.enum(LANGUAGES);

/** Ids are PostgreSQL integers. */
const MAX_ID = 2_147_483_647;

/** A positive whole number, or its digits as a string in paths and queries. */
export const id = z.union([
  z.int().check(z.positive(), z.lte(MAX_ID)),
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    z.transform((text) => Number(text)),
  ),
]);

/** A count from 0 to 99. */
export const count = z.union([
  z.int().check(z.gte(0), z.lte(99)),
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}$/)),
    z.transform((text) => Number(text)),
  ),
]);

/** The people of a party, at least one. */
export const guestCount = count.check(z.refine((guests) => guests > 0));

/** Whole rupees from the browser, which are compared and never trusted. Missing or null is not compared. */
export const comparedRupees = z.optional(z.nullable(z.number()));

/** `HH:MM`, India time. */
const clockTime = z.string().check(z.regex(CLOCK_TIME, 'must be a time as HH:MM'));
/** The same, or an empty string where the host has told no time. */
const knownTime = z.union([z.literal(''), clockTime]);
const usual = toWireTimes(DEFAULT_TIMES);

/** A homestay's times. Responses stored before this field existed get the default ones. */
export const propertyTimes = {
  check_in_time: z._default(clockTime, usual.check_in_time),
  check_out_time: z._default(clockTime, usual.check_out_time),
  gate_opens: z._default(knownTime, ''),
  gate_closes: z._default(knownTime, ''),
};

/** The time on the check-in day from which `cancellation_rules` count back, as promised with them. */
export const cancellationTime = z._default(clockTime, usual.check_in_time);

/** Cancelling at least `hours_before` check-in refunds `percent` of the amount paid. */
export const cancellationRules = z.array(z.object({ hours_before: z.int(), percent: z.int() }));

/** The company that papers are made out to. */
export const companyView = z.object({ name: z.string(), gstin: z.nullable(z.string()) });
/** The same as it is typed; only the server checks the GSTIN, so that guests' pages need not. */
export const typedCompany = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  gstin: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
});

export const messageAnswer = z.object({ message: z.string() });
export const pathId = z.object({ id });

/** Whole rupees, due now. Both `upi_…` are null where the homestay has no UPI ID. */
export const payAtProperty = z.object({
  upi_id: z.nullable(z.string()),
  upi_url: z.nullable(z.string()),
  amount: z.int(),
  paid_reference: z.nullable(z.string()),
});
