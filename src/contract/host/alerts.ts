import * as z from 'zod/mini';
import { ALERT_KINDS } from '#domain/booking/alerts.ts';
import { CLOCK_TIME } from '#domain/dates/calendar.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../typed.ts';

const time = z.string().check(z.regex(CLOCK_TIME, 'must be a time as HH:MM'));

const setting = z.object({ kind: z.enum(ALERT_KINDS), push: z.boolean(), mail: z.boolean() });
export type AlertSetting = z.infer<typeof setting>;

/** Times in India; alerts wait until the quiet hours end. */
const quietHours = z.nullable(z.object({ from: time, to: time }));

const alerts = z.object({
  /** The browser passes this key to `pushManager.subscribe`. */
  public_key: z.string(),
  settings: z.array(setting),
  quiet_hours: quietHours,
  /** The browsers of the caller that get alerts. */
  subscriptions: z.array(z.object({ endpoint: z.string(), created_at: z.string() })),
});

export const getAlerts = endpoint({
  method: 'GET',
  path: '/host/alerts',
  summary: 'How the caller is told of bookings, cancellations, late payments, conflicts and messages.',
  access: 'host',
  response: alerts,
  refusals: [],
});

/** Kinds that are left out stay as they are. */
export const saveAlerts = endpoint({
  method: 'PUT',
  path: '/host/alerts',
  summary: 'Choose which alerts come by push and by email, and when it is quiet.',
  access: 'host',
  body: z.object({
    settings: z.optional(z.array(setting).check(z.maxLength(ALERT_KINDS.length))),
    quiet_hours: z.optional(quietHours),
  }),
  response: alerts,
  refusals: [],
});

const endpointUrl = line(1000).check(z.refine((text) => URL.canParse(text), 'must be an address'));
const key = z.string().check(z.regex(/^[\w-]{20,100}={0,2}$/));

/** The body is what `PushSubscription.toJSON()` returns in the browser. */
export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/host/push-subscriptions',
  summary: 'Send alerts to this browser.',
  access: 'host',
  status: 201,
  body: z.object({ endpoint: endpointUrl, keys: z.object({ p256dh: key, auth: key }) }),
  response: z.object({ endpoint: z.string() }),
  refusals: [],
});

export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: '/host/push-subscriptions',
  summary: 'Send no more alerts to a browser.',
  access: 'host',
  status: 204,
  body: z.object({ endpoint: endpointUrl }),
  refusals: ['not_found'],
});
