import type { Hono } from 'hono';
import { addCharge, undoCharge } from '#contract/host/charges.ts';
import { ceilRupees } from '#domain/money/money.ts';
import { mountForHost, nameOf } from '#server/host/access/access.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { chargeBooking, takeOffCharge } from '#server/reservations/charges/charge-booking.ts';
import { hostChargeView } from '#server/reservations/charges/charge-view.ts';
import type { ChargeRow } from '#server/reservations/charges/schema.ts';
import { actOnBooking, mountAct } from './act-on-booking.ts';

/** Mounts the calls that add something to a booking's bill, and undo it. */
export function hostChargeRoutes(app: Hono, deps: AppContext): void {
  mountAct(app, deps, addCharge, ({ body, host, act }) =>
    act(async ({ tx, row, now, audit }) => {
      const by = { id: host.user.id, name: nameOf(host) };
      const done = await chargeBooking(tx, row, body, { now, by });
      if (done instanceof Refusal) return done;
      await audit('add charge', { after: factsOf(done.charge) });
      return { charge: hostChargeView(done.charge), balance: ceilRupees(done.balance) };
    }),
  );

  mountForHost(app, deps, undoCharge, ({ params, host }) =>
    actOnBooking(deps, host, params.id, async ({ tx, row, audit }) => {
      const done = await takeOffCharge(tx, row, params.charge_id);
      if (done instanceof Refusal) return done;
      await audit('undo charge', { before: factsOf(done.charge) });
      return { balance: ceilRupees(done.balance) };
    }),
  );
}

/** Its words are not kept: a host may have written a name. */
const factsOf = ({ id, kind, count, price, date }: ChargeRow) => ({ charge: id, kind, count, price, date });
