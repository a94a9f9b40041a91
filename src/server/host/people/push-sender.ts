import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { HOUR, inSeconds, SECOND } from '#domain/dates/duration.ts';
import { mayCall, publicLookup } from '#server/platform/http/public-address.ts';
import type { PushKeys } from './push-keys.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends to the push services of browsers. */
export interface PushSender {
  publicKey: string;
  /** Returns whether the address may belong to a push service. */
  accepts(endpoint: string): boolean;
  /**
   * Sends an alert. `gone` means that the browser takes no more. Throws if the service can't be reached or refuses for
   * now.
   */
  send(target: PushTarget, payload: string): Promise<'sent' | 'gone'>;
}

const TIME_LIMIT = 10 * SECOND;
/** Seconds for which a push service keeps an alert for a phone that is off. */
const KEPT_SECONDS = inSeconds(12 * HOUR);

/** Sends alerts to browsers. `loopback` allows push services on this machine, for tests. */
export function pushSender(keys: PushKeys, subject: string, { loopback = false } = {}): PushSender {
  const accepts = (endpoint: string) => mayCall(endpoint, { loopback });
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, payload) {
      // The settings may have been different when the browser was saved.
      if (!accepts(endpoint)) return 'gone';
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails: { subject, ...keys }, TTL: KEPT_SECONDS, urgency: 'high' },
      );
      const status = await post(endpoint, { method, headers: { ...headers }, body, loopback });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}

interface Post {
  method: string;
  headers: Record<string, string | number>;
  body: Buffer | null;
  loopback: boolean;
}

/** Follows no redirect: it could lead to a private address. */
function post(url: string, { method, headers, body, loopback }: Post): Promise<number> {
  return new Promise((done, failed) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = {
      method,
      headers,
      signal: AbortSignal.timeout(TIME_LIMIT),
      ...(loopback ? {} : { lookup: publicLookup }),
    };
    const request = send(url, options, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('error', failed);
    request.end(body);
  });
}
