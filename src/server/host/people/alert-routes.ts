import type { Hono } from 'hono';
import { addPushSubscription, getAlerts, removePushSubscription, saveAlerts } from '#contract/host/alerts.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import * as queries from './alert-queries.ts';
import type { PushSender } from './push-sender.ts';

/** Mounts the settings of alerts, which each person chooses alone. */
export function alertRoutes(app: Hono, deps: AppContext & { push: PushSender }): void {
  const { db, clock, push } = deps;

  const alertsOf = async ({ user: { id } }: Host) => {
    const settings = await queries.listAlertSettings(db, [id]);
    const quiet = await queries.listQuietHours(db, [id]);
    const subscriptions = await queries.listSubscriptions(db, [id]);
    return {
      public_key: push.publicKey,
      settings: settings.get(id) ?? [],
      quiet_hours: quiet.get(id) ?? null,
      subscriptions: subscriptions.map(({ endpoint, created_at }) => {
        return { endpoint, created_at: created_at.toISOString() };
      }),
    };
  };

  mountForHost(app, deps, getAlerts, ({ host }) => alertsOf(host));

  mountForHost(app, deps, saveAlerts, async ({ body: { settings = [], quiet_hours }, host }) => {
    await host.inTransaction(async (tx) => {
      await queries.saveAlertSettings(tx, host.user.id, settings);
      if (quiet_hours !== undefined) await queries.saveQuietHours(tx, host.user.id, quiet_hours);
    });
    return alertsOf(host);
  });

  mountForHost(app, deps, addPushSubscription, async ({ body: { endpoint, keys }, host }) => {
    if (!push.accepts(endpoint)) {
      return refuse('bad_request', { fields: { endpoint: say().siteApi.FIELD_SENTENCES.wrong } });
    }
    const target = { endpoint, ...keys };
    await host.inTransaction((tx) => queries.saveSubscription(tx, host.user.id, target, clock()));
    return { endpoint };
  });

  mountForHost(app, deps, removePushSubscription, async ({ body: { endpoint }, host }) => {
    const isRemoved = await host.inTransaction((tx) =>
      queries.deleteSubscriptionOf(tx, host.user.id, endpoint),
    );
    return isRemoved ? undefined : refuse('not_found');
  });
}
