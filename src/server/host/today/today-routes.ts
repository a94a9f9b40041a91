import type { Hono } from 'hono';
import type { BookingLine } from '#contract/host/booking-line.ts';
import {
  findDemoSession,
  getHost,
  getToday,
  openDemoSession,
  setHostLanguage,
} from '#contract/host/today.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { updateUser } from '#server/accounts/queries.ts';
import { publicUser, sessionResponse } from '#server/accounts/session-response.ts';
import { type Host, highestRole, mountForHost } from '#server/host/access/access.ts';
import { listPropertiesOf } from '#server/host/access/access-queries.ts';
import { hasDemoSession, signInDemoHost } from '#server/host/access/demo-session.ts';
import { findBackupDue, mayBackUp } from '#server/host/people/backup-reminder.ts';
import { formViews } from '#server/host/register/form-views.ts';
import type { Dump } from '#server/platform/backup/make.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { onlyThisMachine } from '#server/platform/http/this-machine.ts';
import { listForms } from '#server/register/form-queries.ts';
import { listAlarms } from './alarms.ts';
import { listNewBookings, listNotTold, listStaysOn, listUnanswered, listWaiting } from './today-queries.ts';

/** `dump` is absent where the database has backups of its own. */
export function todayRoutes(app: Hono, deps: AppContext & { dump?: Dump }): void {
  const { db, clock, dump } = deps;

  app.use(openDemoSession.path, onlyThisMachine);
  mount(app, openDemoSession, async ({ body }) => {
    const opened = await signInDemoHost(deps, { role: body?.role ?? 'owner', propertyId: body?.property_id });
    if (!opened) return refuse('not_found');
    const { role, ...session } = opened;
    const answer = await sessionResponse(deps, session);
    return { ...answer, user: { ...answer.user, role } };
  });

  mount(app, findDemoSession, async () => ({ available: await hasDemoSession(deps) }));

  const hostView = async (host: Host, user = host.user) => ({
    user: { ...publicUser(user), role: host.ownsSite ? 'owner' : highestRole(host.roles.values()) },
    language: user.language,
    properties: await listPropertiesOf(db, host.user.id),
    owns_site: host.ownsSite,
    owns_words: host.ownsWords,
    may_back_up: await mayBackUp(db, host),
    needs_passkey: host.needsPasskey,
  });

  mountForHost(app, deps, getHost, ({ host }) => hostView(host));

  mountForHost(app, deps, setHostLanguage, async ({ body: { language }, host }) => {
    const user = await host.inTransaction((tx) => updateUser(tx, host.user.id, { language }));
    return hostView(host, user);
  });

  mountForHost(app, deps, getToday, async ({ query, host }) => {
    const { propertyIds } = host;
    const now = clock();
    const date = query.date ?? todayInIndia(now);
    const stays = await listStaysOn(deps, propertyIds, date, now);
    return {
      date,
      arrivals: stays.filter(({ check_in }) => check_in === date),
      in_house: stays.filter((stay) => isInHouse(stay, date)),
      departures: stays.filter((stay) => stay.check_out === date && stay.status !== 'no_show'),
      balances: stays.filter(({ balance }) => balance > 0),
      new_bookings: await listNewBookings(db, propertyIds, date, now),
      unanswered: await listUnanswered(db, propertyIds, date, now),
      not_told: await listNotTold(db, propertyIds, now),
      waitlist: await listWaiting(db, propertyIds, date),
      alarms: await listAlarms(db, propertyIds, now),
      form_iii: await formViews(deps, await listForms(db, propertyIds)),
      backup_due: dump ? await findBackupDue(db, host, now) : null,
    };
  });
}

/**
 * Returns whether the guests stay the coming night: they arrived before the day, or checked in on it, and have not
 * left.
 */
function isInHouse(stay: BookingLine, date: string): boolean {
  if (stay.status === 'no_show' || stay.check_out <= date || stay.checked_out_at) return false;
  return stay.check_in < date || stay.checked_in_at !== null;
}
