import type { Hono } from 'hono';
import { type CheckAnswer, checkBooking, getPublicKeys } from '#contract/check.ts';
import { readBookingReference } from '#domain/booking/booking-reference.ts';
import { withoutBlanks } from '#domain/booking/check-code.ts';
import { overFrom, paidPart } from '#domain/booking/proof.ts';
import { countNights, todayInIndia } from '#domain/dates/calendar.ts';
import { balancePaise } from '#domain/money/balance.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { countAnswer, countGuess } from './check-limits.ts';
import { findChecked } from './check-queries.ts';

type Checked = Awaited<ReturnType<typeof findChecked>>;

const NOT_REAL: CheckAnswer = { real: false };
/** No booking has it. */
const NO_ID = 0;

/**
 * Mounts the answer whether a booking is real, for those to whom its guest has shown the code. `root` is the site, which
 * has our public keys, too.
 */
export function checkRoutes(app: Hono, root: Hono, deps: AppContext): void {
  const { accounts, clock, config, db } = deps;

  for (const place of [app, root]) publicKeyRoute(place, deps);

  mount(app, checkBooking, async ({ body, c }) => {
    const tooMany = await countAnswer(deps, c);
    if (tooMany) return tooMany;
    if ('token' in body) {
      const id = await accounts.bookingTokens.read(body.token, config.siteUrl, clock());
      if (id === 'over') return { real: false as const, over: true as const };
      return answerOf(await findChecked(db, id ?? NO_ID), clock());
    }
    const id = readBookingReference(withoutBlanks(body.reference));
    const { refusal, wasRight } = await countGuess(deps, c, id);
    if (refusal) return refusal;
    const found = await findChecked(db, id ?? NO_ID);
    // The code is compared also where there is no booking.
    const isRight = accounts.checkCodes.isOf(id ?? NO_ID, body.code);
    if (!isRight || !isShown(found)) return NOT_REAL;
    await wasRight();
    return answerOf(found, clock());
  });
}

/** A hold without payment is no booking. */
const isShown = (found: Checked) => found !== undefined && found.status !== 'held' && !found.released_at;

function answerOf(found: Checked, now: Date): CheckAnswer {
  if (!found || !isShown(found)) return NOT_REAL;
  const { homestay: english, homestay_names, status, check_in, check_out, paid_paise: paid } = found;
  if (status === 'cancelled') return { real: false, cancelled: true };
  if (todayInIndia(now) >= overFrom(check_out)) return { real: false, over: true };
  const nights = countNights(check_in, check_out);
  const homestay = inWords(english, homestay_names);
  return { real: true, homestay, check_in, nights, paid: paidPart({ paid, due: balancePaise(found) }) };
}

const AN_HOUR = 'public, max-age=3600';

/** Mounts the public keys of what we sign. */
function publicKeyRoute(app: Hono, { accounts }: Pick<AppContext, 'accounts'>): void {
  mount(app, getPublicKeys, ({ c }) => {
    c.header('Cache-Control', AN_HOUR);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return { keys: [accounts.bookingTokens.key] };
  });
}
