import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { addPushSubscription, removePushSubscription } from '#contract/host/alerts.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/host/alert-settings.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { loadAlerts } from './alerts.ts';

/** Whether this browser can show alerts. `endpoint` is its push address, undefined while it gets no alerts. */
export type Push =
  | { state: 'unknown' | 'unsupported' | 'blocked' }
  | { state: 'usable'; endpoint: string | undefined; isBusy: boolean };

export const UNKNOWN_PUSH: Push = { state: 'unknown' };
export const $push = atom<Push>(UNKNOWN_PUSH);

const WORKER = pagePath('/sw.js');

export async function openPush(): Promise<void> {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isSupported) return $push.set({ state: 'unsupported' });
  if (Notification.permission === 'denied') return $push.set({ state: 'blocked' });
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  $push.set({ state: 'usable', endpoint: subscription?.endpoint, isBusy: false });
}

export async function startPush(publicKey: string): Promise<void> {
  const push = $push.get();
  if (push.state !== 'usable' || push.isBusy) return;
  $push.set({ ...push, isBusy: true });
  try {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    if (isAllowed) {
      const { endpoint, keys } = await subscribe(publicKey);
      await call(addPushSubscription, { body: { endpoint, keys } });
      toastSuccess(messages.started);
    }
  } catch (error) {
    console.error('The alerts were not switched on', error);
    toastError(failureSentence(error, messages.NOT_STARTED));
  }
  await Promise.all([openPush(), loadAlerts()]);
}

async function subscribe(applicationServerKey: string) {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  // A browser refuses a second key, and a subscription with an old key gets no alerts any more.
  if (earlier && keyOf(earlier) !== applicationServerKey) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no keys');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Returns the key as the server writes it: base64url without padding. */
function keyOf({ options }: PushSubscription): string | undefined {
  const key = options.applicationServerKey;
  if (!key) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function stopPush(endpoint: string): Promise<void> {
  try {
    await call(removePushSubscription, { body: { endpoint } });
    const registration = await navigator.serviceWorker?.getRegistration();
    const own = await registration?.pushManager.getSubscription();
    if (own?.endpoint === endpoint) await own.unsubscribe();
    toastSuccess(messages.stopped);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
  await Promise.all([openPush(), loadAlerts()]);
}

const SERVICES: readonly [keyof typeof messages.BROWSERS, RegExp][] = [
  ['chrome', /googleapis\.com$/],
  ['firefox', /mozilla\.com$/],
  ['safari', /apple\.com$/],
  ['edge', /windows\.com$/],
];

export function browserOf(endpoint: string): string {
  const host = URL.parse(endpoint)?.hostname ?? '';
  const [name] = SERVICES.find(([, pattern]) => pattern.test(host)) ?? ['other' as const];
  return messages.BROWSERS[name];
}
