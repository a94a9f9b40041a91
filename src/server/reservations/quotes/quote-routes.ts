import type { Hono } from 'hono';
import { createQuote } from '#contract/quote.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay } from '#domain/dates/stay.ts';
import type { AppContext } from '#server/platform/context.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { readCode } from '#server/reservations/codes/read-code.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { readSpecialRequests, refuseSpecialRequests } from '#server/reservations/special-requests.ts';
import type { FindOwnHold } from '#server/rooms/own-hold.ts';
import { guestStayProblem } from '#server/rooms/stay-problem.ts';
import { quoteStay } from './quote.ts';
import { namedQuote } from './quote-queries.ts';
import { quoteView } from './quote-view.ts';

/** Mounts the price of a stay, which is guaranteed for a while. */
export function quoteRoutes(
  app: Hono,
  deps: AppContext,
  { findOwnHold, freshness }: { findOwnHold: FindOwnHold; freshness: Freshness },
): void {
  mount(app, createQuote, async ({ body, c }) => {
    const now = deps.clock();
    const stay = { checkIn: body.check_in, checkOut: body.check_out };
    const problem = await guestStayProblem(deps.db, stay, 'check_out', body.rooms);
    if (problem) return problem;
    if (isPastStay(stay, todayInIndia(now))) return refuse('past_dates');
    const wrong = refuseSpecialRequests(readSpecialRequests(body), stay, body);
    if (wrong) return wrong;
    const tooMany = await checkRateLimit(deps, c, 'quote', clientAddress(c, deps.config.trustProxy));
    if (tooMany) return tooMany;
    const code = await readCode(deps, c, body);
    if (code instanceof Refusal) return code;
    const quote = await quoteStay(deps.db, body, now, { own: (await findOwnHold(c))?.own, code });
    if (quote instanceof Refusal) return quote;
    const checks = await freshness.hasCalendars(body.rooms);
    return {
      quote: {
        ...quoteView(await namedQuote(deps.db, quote)),
        ...(checks ? { checks_calendars: true as const } : {}),
        ...(deps.config.payments.kind === 'at_property' ? { payments: 'at_property' as const } : {}),
      },
    };
  });
}
