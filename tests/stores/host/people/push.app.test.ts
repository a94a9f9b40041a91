import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $alerts, loadAlerts } from '#stores/host/people/alerts.ts';
import { $push, browserOf, openPush, startPush, stopPush, UNKNOWN_PUSH } from '#stores/host/people/push.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { keyOf, type PushDevice, pushDevice } from '../../../support/push-device.ts';
import { pushBrowser } from '../../../support/push-service.ts';

const api = appOfFile();
const PHONE = 'https://fcm.googleapis.com/fcm/send/phone';
const LAPTOP = 'https://updates.push.services.mozilla.com/wpush/laptop';
let desk: HostBrowser;
let phone: PushDevice;

beforeEach(async () => {
  await api.deps.db.deleteFrom('push_subscription').execute();
  desk = await hostBrowser(api, '/host/people');
  phone = pushDevice(PHONE);
  $push.set(UNKNOWN_PUSH);
  $alerts.set(LOADING);
  await Promise.all([openPush(), loadAlerts()]);
});

function shown() {
  const page = $alerts.get();
  if (page.state !== 'ready') throw new Error(`The alerts are ${page.state}`);
  return page.alerts;
}
const start = () => startPush(shown().public_key);
const listed = () => shown().subscriptions.map(({ endpoint }) => endpoint);
const stored = async () =>
  (await api.deps.db.selectFrom('push_subscription').select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );
const subscribeElsewhere = (endpoint: string) =>
  api.ask('/host/push-subscriptions', {
    headers: desk.headers,
    json: { endpoint, keys: pushBrowser().keys },
  });
/** The reason goes to the console, so that it can be looked up. */
const expectLog = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('a browser', () => {
  it('is unsupported where it knows no push messages, such as an iPhone before the Home Screen', async () => {
    vi.stubGlobal('navigator', {});
    await openPush();
    expect($push.get()).toEqual({ state: 'unsupported' });
    await start();
    expect(await stored()).toEqual([]);
  });

  it('is blocked where the host has forbidden notifications', async () => {
    phone.permission = 'denied';
    await openPush();
    expect($push.get()).toEqual({ state: 'blocked' });
    await start();
    expect(phone.questions).toBe(0);
  });

  it('is called by who delivers to it', () => {
    const of = ['https://fcm.googleapis.com/x', LAPTOP, 'https://web.push.apple.com/x'];
    expect(of.map(browserOf)).toEqual(['Chrome', 'Firefox', 'Safari']);
    expect(browserOf('https://wns2-par02p.notify.windows.com/w/?token=1')).toBe('Edge');
    expect(browserOf('https://push.example/x')).toBe('A browser');
    expect(browserOf('nothing')).toBe('A browser');
  });
});

describe('sending alerts to this phone', () => {
  it('asks the host once, however often it is pressed, and is listed then', async () => {
    expect($push.get()).toEqual({ state: 'usable', endpoint: undefined, isBusy: false });
    const both = Promise.all([start(), start()]);
    expect($push.get()).toMatchObject({ isBusy: true });
    await both;
    expect(phone.questions).toBe(1);
    expect(desk.toasts()).toEqual(['This phone gets alerts from now on.']);
    expect($push.get()).toEqual({ state: 'usable', endpoint: PHONE, isBusy: false });
    expect(listed()).toEqual([PHONE]);
    expect(await stored()).toEqual([PHONE]);
  });

  it('is not done if the host forbids it, or does not answer', async () => {
    phone.answer = 'dismissed';
    await start();
    expect($push.get()).toEqual({ state: 'usable', endpoint: undefined, isBusy: false });
    phone.answer = 'denied';
    await start();
    expect($push.get()).toEqual({ state: 'blocked' });
    expect(phone.subscription).toBeUndefined();
    expect([desk.toasts(), await stored()]).toEqual([[], []]);
  });

  it('makes a new subscription where the old one has another key', async () => {
    phone.subscribeWith(Buffer.alloc(65, 4).toString('base64url'));
    await start();
    expect(desk.toasts()).toEqual(['This phone gets alerts from now on.']);
    expect(keyOf(phone)).toBe(shown().public_key);
  });

  it.each([
    [
      'knows no push service',
      () => {
        phone.fault = new DOMException('no push service', 'AbortError');
      },
    ],
    [
      'gives no keys',
      () => {
        phone.givesKeys = false;
      },
    ],
  ])('says so where the browser %s', async (_, breakIt) => {
    const log = expectLog();
    breakIt();
    await start();
    expect(desk.toasts()).toEqual(['The alerts could not be switched on. Please try again.']);
    expect(log).toHaveBeenCalledTimes(1);
    expect($push.get()).toMatchObject({ state: 'usable', isBusy: false });
    expect(await stored()).toEqual([]);
  });

  it('can be tried again after the network was lost', async () => {
    const log = expectLog();
    const { public_key } = shown();
    desk.wire.lose();
    await startPush(public_key);
    expect(desk.toasts()).toEqual(['The alerts could not be switched on. Please try again.']);
    expect(log).toHaveBeenCalledTimes(1);
    expect($alerts.get()).toEqual({ state: 'failed', message: 'Your alerts could not be loaded.' });
    desk.wire.connectAgain();
    // The browser has kept the subscription, of which the server has not heard.
    expect(phone.subscription?.endpoint).toBe(PHONE);
    await startPush(public_key);
    expect(listed()).toEqual([PHONE]);
  });
});

describe('stopping alerts', () => {
  it('ends the subscription of this phone', async () => {
    await start();
    desk.toasts();
    await stopPush(PHONE);
    expect(desk.toasts()).toEqual(['No more alerts go there.']);
    expect(phone.subscription).toBeUndefined();
    expect([listed(), await stored()]).toEqual([[], []]);
    expect($push.get()).toMatchObject({ state: 'usable', endpoint: undefined });
  });

  it('to another browser leaves this one as it is', async () => {
    await start();
    await subscribeElsewhere(LAPTOP);
    await stopPush(LAPTOP);
    expect(phone.subscription?.endpoint).toBe(PHONE);
    expect(listed()).toEqual([PHONE]);
  });

  it('also works from a browser that shows none', async () => {
    await subscribeElsewhere(LAPTOP);
    vi.stubGlobal('navigator', {});
    await stopPush(LAPTOP);
    expect(await stored()).toEqual([]);
    expect($push.get()).toEqual({ state: 'unsupported' });
  });

  it('says why it did not, and shows what is so', async () => {
    await start();
    desk.toasts();
    desk.wire.lose();
    await stopPush(PHONE);
    expect(desk.toasts()).toEqual(['This was not saved: the server can’t be reached. Please try again.']);
    expect(phone.subscription?.endpoint).toBe(PHONE);
    desk.wire.connectAgain();
    await api.deps.db.deleteFrom('push_subscription').execute();
    await stopPush(PHONE);
    expect(desk.toasts()).toEqual(['We could not find what you are looking for.']);
    expect(listed()).toEqual([]);
  });
});
