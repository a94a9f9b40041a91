import type { Hono } from 'hono';
import type { BodyOf } from '#contract/endpoint.ts';
import { getRates, saveRates } from '#contract/host/rates.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { MAX_DAYS_AHEAD } from '#domain/rates/host-calendar.ts';
import { rateProblems } from '#domain/rates/rate-plan.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { saveUndo } from '#server/host/calendar/undo-queries.ts';
import { say } from '#server/language/say.ts';
import { refusePriceGap } from '#server/papers/price-gap.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listRoomsOfProperties } from '#server/rooms/host-night-queries.ts';
import { readRates } from '#server/rooms/rates.ts';
import { previewRates, setRates } from '#server/rooms/set-rates.ts';

/** Mounts the rate plan of a homestay, and the nights that it sets. */
export function rateRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, getRates, async ({ params: { id }, host }) => {
    if (!host.propertyIds.includes(id)) return refuse('not_found');
    const rooms = await listRoomsOfProperties(db, [id]);
    const of = { propertyId: id, roomIds: rooms.map((room) => room.id) };
    const { plan, lengthDiscounts, version } = await readRates(db, of, todayInIndia(clock()));
    return {
      plan,
      length_discounts: lengthDiscounts,
      version,
      rooms: rooms.map(({ id: roomId, name }) => ({ id: roomId, name })),
    };
  });

  mountForHost(app, deps, saveRates, ({ params: { id }, body, host }) => {
    if (!host.propertyIds.includes(id)) return refuse('not_found');
    const now = clock();
    const today = todayInIndia(now);
    return host.inTransaction(async (tx) => {
      const rooms = await listRoomsOfProperties(tx, [id]);
      const roomIds = rooms.map((room) => room.id);
      const wrong = refusePlan(body, roomIds, addDays(today, MAX_DAYS_AHEAD));
      if (wrong) return wrong;
      const { plan, length_discounts, overwrite = false, version } = body;
      const choice = {
        propertyId: id,
        roomIds,
        plan,
        overwrite,
        lengthDiscounts: length_discounts,
        version,
      };
      const planned = await previewRates(tx, choice, { now, today });
      const prices = planned.changed.map(({ after }) => after.price - after.discount);
      const gap = await refusePriceGap(tx, [{ propertyId: id, prices }], { now, host: deps.host });
      if (gap || body.preview) return gap ?? planned;
      const saved = await setRates(tx, choice, { now, today });
      if (saved instanceof Refusal) return saved;
      const { before, answer, undo } = saved;
      const { changed, kept } = answer;
      const nights = { changed: changed.length, kept: kept.length };
      await writeAudit(
        tx,
        host,
        {
          propertyId: id,
          action: 'save rates',
          before: { plan: before.plan, length_discounts: before.lengthDiscounts },
          after: { plan, length_discounts: answer.length_discounts, nights },
        },
        now,
      );
      if (undo.length === 0) return answer;
      return { ...answer, undo_token: await saveUndo(tx, host.user.id, undo, now) };
    });
  });
}

function refusePlan(
  { plan, length_discounts }: BodyOf<typeof saveRates>,
  roomIds: readonly number[],
  last: string,
): Refusal | undefined {
  const lengths = length_discounts.map(({ nights }) => nights);
  const twice = lengths.findIndex((nights, index) => lengths.indexOf(nights) < index);
  const fields = {
    ...Object.fromEntries(
      rateProblems(plan, roomIds).map(({ field, problem }) => [field, say().siteApi.RATE_PROBLEMS[problem]]),
    ),
    ...(plan.until > last && { 'plan.until': say().siteApi.nightsTooFar(MAX_DAYS_AHEAD) }),
    ...(twice >= 0 && { [`length_discounts.${twice}.nights`]: say().siteApi.DISCOUNT_TWICE }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad_request', { fields }) : undefined;
}
