import { quietUntil, STAFF_ACTS_PAUSE } from '#domain/booking/alerts.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { saidNotComing } from '#domain/booking/cancellation.ts';
import { formatStay } from '#domain/dates/calendar.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import { alertBody, alertTitle, notComing, registerAlertBody, staffActLine } from '#messages/host/alerts.ts';
import { refundAnyway } from '#messages/host/booking-page.ts';
import { rightsOf } from '#server/host/access/access-queries.ts';
import { linesOf, selectHostReservations } from '#server/host/bookings/line-queries.ts';
import * as events from '#server/host/people/alert-event-queries.ts';
import * as settings from '#server/host/people/alert-queries.ts';
import { takeUntoldOwners } from '#server/host/people/people-queries.ts';
import type { PushSender } from '#server/host/people/push-sender.ts';
import { registerAlertOf } from '#server/host/register/register-alert.ts';
import { alertPath, freedText, mayStillRefund, REGISTER_PAGE } from '#server/mail/host-template.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';

type AlertDeps = Pick<AppContext, 'db' | 'clock' | 'log'> & { push: PushSender };

/** Milliseconds, longer than a server is usually down: older events cause no alert. Events are stored for longer. */
const LOOK_BACK = 6 * HOUR;
const REMEMBERED = 7 * DAY;
const LEASE = MINUTE;
const MOST_ATTEMPTS = 6;
const MOST_AT_ONCE = 100;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Notes what happened and who is to be told, and when: after their quiet hours. */
export async function noteAlerts({ db, clock }: Pick<AlertDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    await events.dropOldEvents(tx, before(now, REMEMBERED));
    const added = await events.addEvents(tx, before(now, LOOK_BACK));
    if (added.length === 0) return;
    const hosts = await events.listHostsOf(
      tx,
      added.map(({ id }) => id),
    );
    const starts = await startsOf(tx, added, now);
    const userIds = [...new Set(hosts.map(({ user_id }) => user_id))];
    const chosen = await settings.listAlertSettings(tx, userIds);
    const quiet = await settings.listQuietHours(tx, userIds);
    const browsers = await settings.listSubscriptions(tx, userIds);
    const deliveries = added.flatMap((event) =>
      hosts
        .filter(({ event_id }) => event_id === event.id)
        .flatMap(({ user_id }) => {
          const choice = chosen.get(user_id)?.find(({ kind }) => kind === event.kind);
          const own = browsers.filter((browser) => browser.user_id === user_id);
          const targets = [
            ...(choice?.push
              ? own.filter(({ created_at }) => created_at <= event.at).map(({ id }) => id)
              : []),
            ...(choice?.mail ? [null] : []),
          ];
          const start = starts.get(event.actor_id) ?? now;
          const due_at = quietUntil(start, quiet.get(user_id) ?? null) ?? start;
          return targets.map((subscription_id) => {
            return { event_id: event.id, user_id, subscription_id, due_at };
          });
        }),
    );
    await events.insertDeliveries(tx, deliveries);
  });
}

/** Returns when the next alert about each person's acts may go out. */
async function startsOf(
  tx: Tx,
  added: readonly events.AlertEvent[],
  now: Date,
): Promise<Map<number | null, Date>> {
  const starts = new Map<number | null, Date>();
  for (const actor of new Set(added.flatMap(({ actor_id }) => actor_id ?? []))) {
    const told = await events.lastTold(tx, actor);
    const next = told ? told.getTime() + STAFF_ACTS_PAUSE : 0;
    starts.set(actor, new Date(Math.max(now.getTime(), next)));
  }
  return starts;
}

/** Sends what is due. One that fails is tried again, a few times. */
export async function sendAlerts(deps: AlertDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (let turn = 0; turn < MOST_AT_ONCE; turn += 1) {
    const now = clock();
    const delivery = await events.takeDelivery(db, now, new Date(now.getTime() + LEASE));
    if (!delivery) return;
    try {
      await deliver(deps, delivery, now);
    } catch (error) {
      const { attempts } = delivery;
      log.warn({ delivery: delivery.id, attempts, err: error }, 'an alert failed');
      if (attempts >= MOST_ATTEMPTS) await events.deleteDelivery(db, delivery.id);
    }
  }
}

/** The button of an alert; `public/sw.js` opens the booking at its name. */
const REFUND = { actions: [{ action: 'refund', title: refundAnyway }] };

const mayRefund = (role: Parameters<typeof rightsOf>[0]) => rightsOf(role).refund && rightsOf(role).cancel;

async function deliver(deps: AlertDeps, delivery: events.DueDelivery, now: Date): Promise<void> {
  const { db, push } = deps;
  const event = await events.findDeliveryEvent(db, delivery);
  if (!event || event.at < before(now, DAY)) return events.deleteDelivery(db, delivery.id);
  const { kind, reservation_id } = event;
  if (kind === 'staff_act') return tellOfStaff(deps, delivery, { email: event.email, now });
  if (kind === 'form_iii' || kind === 'occupancy_report')
    return tellOfRegister(deps, delivery, { ...event, kind }, now);
  if (reservation_id === null) throw new Error(`The alert ${delivery.event_id} is about no booking`);
  if (delivery.subscription_id === null) {
    const may_refund = mayRefund(event) && ({ may_refund: true } as const);
    const job = { kind: 'host_alert', data: { alert: kind, reservation_id, ...may_refund } } as const;
    return inTransaction(db, async (tx) => {
      await enqueueMail(tx, event.email, job, now);
      await events.deleteDelivery(tx, delivery.id);
    });
  }
  const target = await events.findPushTarget(db, delivery.subscription_id);
  const found = selectHostReservations(db, [event.property_id]).where('reservation.id', '=', reservation_id);
  const [row] = await found.execute();
  const [line] = await linesOf(db, row ? [row] : [], now);
  if (target && row && line) {
    const { reference, guest_name: guest } = line;
    const stay = formatStay({ checkIn: line.check_in, checkOut: line.check_out });
    const rooms = line.rooms.map(({ name }) => name).join(', ');
    const isGone = kind === 'cancellation' && saidNotComing(row);
    const payload = {
      title: isGone ? notComing(guest) : alertTitle(kind, line.awaits_host),
      body: alertBody(
        isGone ? { reference, rooms, stay: freedText(row) } : { reference, guest, rooms, stay },
      ),
      url: alertPath(kind, reservation_id),
      tag: `${kind}-${reservation_id}`,
      ...(isGone && mayRefund(event) && mayStillRefund(row) && REFUND),
    };
    const result = await push.send(target, JSON.stringify(payload));
    if (result === 'gone') await settings.deleteSubscription(db, delivery.subscription_id);
  }
  await events.deleteDelivery(db, delivery.id);
}

/** Tells an owner of all that one person did with their rights since the last time. */
async function tellOfStaff(
  { db, push }: AlertDeps,
  delivery: events.DueDelivery,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const { id, subscription_id } = delivery;
  const told = await events.listStaffActs(db, delivery);
  const acts = told.map(({ user_name: name, right, reservation_id }) => {
    return { name, right, reference: reservation_id === null ? null : bookingReference(reservation_id) };
  });
  const target = subscription_id === null ? undefined : await events.findPushTarget(db, subscription_id);
  if (subscription_id !== null && target) {
    const body = acts.map(staffActLine).join(' · ');
    const payload = { title: alertTitle('staff_act'), body, url: '/host/changes', tag: `staff_act-${id}` };
    const result = await push.send(target, JSON.stringify(payload));
    if (result === 'gone') await settings.deleteSubscription(db, subscription_id);
  }
  await inTransaction(db, async (tx) => {
    if (subscription_id === null) await enqueueMail(tx, email, { kind: 'staff_acts', data: { acts } }, now);
    await events.endStaffActs(tx, told, now);
  });
}

/** Tells of a report that is due, unless it was made meanwhile. */
async function tellOfRegister(
  { db, push }: AlertDeps,
  delivery: events.DueDelivery,
  event: Parameters<typeof registerAlertOf>[1] & { email: string },
  now: Date,
): Promise<void> {
  const { id, subscription_id } = delivery;
  const alert = await registerAlertOf(db, event);
  const target =
    alert && subscription_id !== null ? await events.findPushTarget(db, subscription_id) : undefined;
  if (alert && target) {
    const tag = `${event.kind}-${event.source_id}`;
    const payload = {
      title: alertTitle(alert.kind),
      body: registerAlertBody(alert),
      url: REGISTER_PAGE,
      tag,
    };
    const result = await push.send(target, JSON.stringify(payload));
    if (result === 'gone') await settings.deleteSubscription(db, Number(subscription_id));
  }
  await inTransaction(db, async (tx) => {
    if (alert && subscription_id === null) {
      const about = event.reservation_id === null ? {} : { reservation_id: event.reservation_id };
      await enqueueMail(tx, event.email, { kind: 'register_alert', data: { ...about, alert } }, now);
    }
    await events.deleteDelivery(tx, id);
  });
}

/** Mails owners once that their staff, who joined before there were rights, have none now. */
export function tellOwnersOfRights({ db, clock }: Pick<AlertDeps, 'db' | 'clock'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const { email, staff } of await takeUntoldOwners(tx)) {
      const data = { what: 'staff need rights', staff } as const;
      await enqueueMail(tx, email, { kind: 'host_notice', data }, clock());
    }
  });
}

export function alertJobs(deps: AlertDeps): Job[] {
  return [
    { name: 'note alerts', everyMilliseconds: 5 * SECOND, run: () => noteAlerts(deps) },
    { name: 'send alerts', everyMilliseconds: 5 * SECOND, run: () => sendAlerts(deps) },
    { name: 'tell owners of rights', everyMilliseconds: HOUR, run: () => tellOwnersOfRights(deps) },
  ];
}
