import type { Hono } from 'hono';
import { type CheckAnswer, checkBooking, getPublicKeys } from '#contract/check.ts';
import { overFrom, paidPart } from '#domain/booking/proof.ts';
import { countNights, todayInIndia } from '#domain/dates/calendar.ts';
import { balancePaise } from '#domain/money/balance.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { countAnswer } from './check-limits.ts';
import { findChecked } from './check-queries.ts';
import { type Checked, findByCode, isShown } from './find-by-code.ts';

const NOT_REAL: CheckAnswer = { real: false };
/**
 * Mounts the answer whether a booking is real, for those to whom its guest has shown the code. `root` is the site, which
 * has our public keys, too.
 */
export function checkRoutes(app: Hono, root: Hono, deps: AppContext): void {
  const { accounts, clock, config, db } = deps;

  for (const place of [app, root]) publicKeyRoute(place, deps);

  mount(app, checkBooking, async ({ body, c }) => {
    if (!('token' in body)) {
      const found = await findByCode(deps, c, body);
      return found instanceof Refusal ? found : answerOf(found, clock());
    }
    const tooMany = await countAnswer(deps, c);
    if (tooMany) return tooMany;
    const id = await accounts.bookingTokens.read(body.token, config.siteUrl, clock());
    if (id === 'over') return { real: false as const, over: true as const };
    return answerOf(id === undefined ? undefined : await findChecked(db, id), clock());
  });
}

function answerOf(found: Checked | undefined, now: Date): CheckAnswer {
  if (!isShown(found)) return NOT_REAL;
  const { homestay: english, homestay_names, status, check_in, check_out, has_freed_nights } = found;
  const { paid_paise: paid } = found;
  if (status === 'cancelled') return { real: false, cancelled: true };
  if (has_freed_nights || todayInIndia(now) >= overFrom(check_out)) return { real: false, over: true };
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
    return { keys: [accounts.bookingTokens.key, accounts.quoteKey.open] };
  });
}
