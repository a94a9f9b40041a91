import type { AlertSetting } from '#contract/host/alerts.ts';
import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $alerts, chooseAlert, loadAlerts, switchQuiet, typeQuiet } from '#stores/host/people/alerts.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { eventually } from '../../../support/eventually.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
let desk: HostBrowser;

beforeEach(async () => {
  for (const table of ['alert_setting', 'quiet_hours'] as const)
    await api.deps.db.deleteFrom(table).execute();
  desk = await hostBrowser(api, '/host/people');
  $alerts.set(LOADING);
  await loadAlerts();
});
afterEach(() => vi.useRealTimers());

function shown() {
  const page = $alerts.get();
  if (page.state !== 'ready') throw new Error(`The alerts are ${page.state}`);
  return page.alerts;
}
const alertsOf = async (headers: { Authorization: string }) =>
  (await api.ask('/host/alerts', { headers })).json();
const stored = () => alertsOf(desk.headers);
const of = ({ settings }: { settings: readonly AlertSetting[] }, kind: AlertSetting['kind']) =>
  settings.find((setting) => setting.kind === kind);
const saves = () => desk.wire.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
/** Waits until so many choices have been sent, one after the other, and all are answered. */
async function sent(count: number): Promise<void> {
  await eventually(() => expect(saves()).toHaveLength(count));
  await desk.wire.idle();
}

describe('the alerts of a host', () => {
  it('are all pushed at first, and what staff do is mailed', () => {
    expect(shown().settings).toEqual(
      [
        ...(['new_booking', 'cancellation', 'late_payment_failure', 'channel_conflict'] as const),
        ...(['message', 'staff_act', 'form_iii', 'occupancy_report'] as const),
      ].map((kind) => ({ kind, push: true, mail: kind === 'staff_act' })),
    );
    expect(shown()).toMatchObject({ quiet_hours: null, subscriptions: [] });
  });

  it('say that they could not be loaded, and are loaded at the next try', async () => {
    $alerts.set(LOADING);
    desk.wire.lose();
    await loadAlerts();
    expect($alerts.get()).toEqual({ state: 'failed', message: 'Your alerts could not be loaded.' });
    desk.wire.connectAgain();
    await loadAlerts();
    expect($alerts.get().state).toBe('ready');
  });

  it('are the host’s own: a colleague’s stay as they are', async () => {
    const colleague = await hostBrowser(api, '/host/people', { role: 'staff', propertyIds: [1] });
    await loadAlerts();
    chooseAlert('message', 'mail', true);
    await eventually(() => expect(colleague.wire.sent.at(-1)?.method).toBe('PUT'));
    await colleague.wire.idle();
    expect(of(await alertsOf(colleague.headers), 'message')).toMatchObject({ mail: true });
    expect(of(await stored(), 'message')).toMatchObject({ mail: false });
  });
});

describe('an alert', () => {
  it('is chosen at once, and saved without a button', async () => {
    chooseAlert('new_booking', 'mail', true);
    expect(of(shown(), 'new_booking')).toEqual({ kind: 'new_booking', push: true, mail: true });
    await sent(1);
    expect(desk.toasts()).toEqual(['Saved.']);
    // The others are left out, so that another page of the host keeps its choice of them.
    expect(saves()).toEqual([{ settings: [{ kind: 'new_booking', push: true, mail: true }] }]);
    expect((await stored()).settings).toEqual(shown().settings);
  });

  it('is saved one press after the other: the last one wins', async () => {
    let open = 0;
    desk.wire.intercept = async (_, answer) => {
      open += 1;
      expect(open).toBe(1);
      const response = await answer();
      open -= 1;
      return response;
    };
    for (const isOn of [false, true, false]) chooseAlert('cancellation', 'push', isOn);
    chooseAlert('cancellation', 'mail', true);
    // The answers to the earlier presses don't show through.
    const seen = new Set<boolean | undefined>();
    const stop = $alerts.listen(() => seen.add(of(shown(), 'cancellation')?.push));
    await sent(4);
    stop();
    expect(seen).toEqual(new Set([false]));
    expect(of(shown(), 'cancellation')).toMatchObject({ push: false, mail: true });
    expect((await stored()).settings).toEqual(shown().settings);
  });

  it('is as before if it can’t be saved, however often it was pressed', async () => {
    desk.wire.lose();
    chooseAlert('message', 'push', false);
    await sent(1);
    expect(of(shown(), 'message')).toMatchObject({ push: true });
    chooseAlert('message', 'push', false);
    chooseAlert('message', 'push', true);
    await sent(3);
    expect(of(shown(), 'message')).toMatchObject({ push: true });
    chooseAlert('message', 'mail', true);
    chooseAlert('message', 'mail', false);
    await sent(5);
    expect(of(shown(), 'message')).toMatchObject({ mail: false });
    expect(desk.toasts()).toEqual(Array(5).fill(NOT_SAVED));
    desk.wire.connectAgain();
    chooseAlert('message', 'push', false);
    await sent(6);
    expect(of(await stored(), 'message')).toMatchObject({ push: false });
  });

  it('that could not be saved does not take another one back', async () => {
    desk.wire.intercept = (request, answer) =>
      JSON.stringify(request.body).includes('cancellation')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answer();
    chooseAlert('message', 'mail', true);
    chooseAlert('cancellation', 'mail', true);
    chooseAlert('new_booking', 'mail', true);
    await sent(3);
    expect(desk.toasts()).toEqual(['Saved.', NOT_SAVED, 'Saved.']);
    expect(
      shown()
        .settings.filter(({ mail }) => mail)
        .map(({ kind }) => kind),
    ).toEqual(['new_booking', 'message', 'staff_act']);
  });
});

describe('quiet hours', () => {
  /** The time is the test's; the server's answers come by themselves. */
  const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  it('are those of the night once they are switched on, and can be switched off', async () => {
    switchQuiet(true);
    expect(shown().quiet_hours).toEqual({ from: '22:00', to: '07:00' });
    await sent(1);
    expect(await stored()).toMatchObject({ quiet_hours: { from: '22:00', to: '07:00' } });
    switchQuiet(false);
    expect(shown().quiet_hours).toBeNull();
    await sent(2);
    expect(await stored()).toMatchObject({ quiet_hours: null });
    expect(desk.toasts()).toEqual(['Saved.', 'Saved.']);
  });

  it('are saved once the host has stopped typing', async () => {
    switchQuiet(true);
    await sent(1);
    stopClock();
    typeQuiet({ from: '21:00', to: '07:00' });
    vi.advanceTimersByTime(699);
    typeQuiet({ from: '21:30', to: '07:00' });
    vi.advanceTimersByTime(699);
    expect(saves()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await sent(2);
    expect(saves().at(-1)).toEqual({ quiet_hours: { from: '21:30', to: '07:00' } });
    expect(await stored()).toMatchObject({ quiet_hours: { from: '21:30', to: '07:00' } });
  });

  it('need two different times', async () => {
    switchQuiet(true);
    await sent(1);
    desk.toasts();
    stopClock();
    typeQuiet({ from: '07:00', to: '07:00' });
    vi.advanceTimersByTime(700);
    expect(desk.toasts()).toEqual(['Choose two different times.']);
    expect(saves()).toHaveLength(1);
    expect(shown().quiet_hours).toEqual({ from: '22:00', to: '07:00' });
  });

  it('that are switched off while a time is typed stay off', async () => {
    switchQuiet(true);
    await sent(1);
    stopClock();
    typeQuiet({ from: '20:00', to: '07:00' });
    switchQuiet(false);
    vi.advanceTimersByTime(1_000);
    await sent(2);
    expect(await stored()).toMatchObject({ quiet_hours: null });
  });

  it('are as before if they can’t be saved', async () => {
    switchQuiet(true);
    await sent(1);
    desk.toasts();
    desk.wire.lose();
    switchQuiet(false);
    await sent(2);
    expect(desk.toasts()).toEqual([NOT_SAVED]);
    expect(shown().quiet_hours).toEqual({ from: '22:00', to: '07:00' });
  });
});
