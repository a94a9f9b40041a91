import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type AlertSetting, getAlerts, saveAlerts } from '#contract/host/alerts.ts';
import { NOT_SAVED } from '#messages/host.ts';
import * as messages from '#messages/host-alert-settings.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';

export type { AlertSetting };
export type OwnAlerts = ResponseOf<typeof getAlerts>;
type Quiet = OwnAlerts['quiet_hours'];
export type AlertWay = 'push' | 'mail';

/** How the host is told of things. */
export type Alerts =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; alerts: OwnAlerts };

export const LOADING_ALERTS: Alerts = { state: 'loading' };
export const $alerts = atom<Alerts>(LOADING_ALERTS);

/** The saving that began last: one follows the other, so that the last press wins. */
const $saving = atom<Promise<void>>(Promise.resolve());

const SLEEP_HOURS = { from: '22:00', to: '07:00' };
/** Typing a time pauses this long before it is saved, in milliseconds. */
const PAUSE = 700;
const timer = createTimer();

export async function loadAlerts(): Promise<void> {
  try {
    $alerts.set({ state: 'ready', alerts: await call(getAlerts, {}) });
  } catch (error) {
    $alerts.set({ state: 'failed', message: failureSentence(error, messages.NOT_LOADED) });
  }
}

function current(): OwnAlerts {
  const shown = $alerts.get();
  if (shown.state !== 'ready') throw new Error('No alerts are shown');
  return shown.alerts;
}

const show = (change: Partial<OwnAlerts>) =>
  $alerts.set({ state: 'ready', alerts: { ...current(), ...change } });

/** Shown at once; if it can't be saved, `restore` shows what was before. */
function save(read: () => Partial<OwnAlerts>, restore: () => void): void {
  const saving = $saving.get().then(async () => {
    try {
      await call(saveAlerts, { body: read() });
      toastSuccess(messages.saved);
    } catch (error) {
      restore();
      toastError(failureSentence(error, NOT_SAVED));
    }
  });
  $saving.set(saving);
}

export function chooseAlert(kind: AlertSetting['kind'], way: AlertWay, isOn: boolean): void {
  const set = (value: boolean) =>
    show({
      settings: current().settings.map((setting) =>
        setting.kind === kind ? { ...setting, [way]: value } : setting,
      ),
    });
  set(isOn);
  save(
    () => ({ settings: current().settings.filter((setting) => setting.kind === kind) }),
    () => set(!isOn),
  );
}

export const switchQuiet = (isOn: boolean) => saveQuiet(isOn ? SLEEP_HOURS : null);

function saveQuiet(quiet_hours: Quiet, former = current().quiet_hours): void {
  timer.stop();
  show({ quiet_hours });
  save(
    () => ({ quiet_hours }),
    () => show({ quiet_hours: former }),
  );
}

/** Changes the quiet hours; saved when the host has stopped typing. */
export function typeQuiet(typed: NonNullable<Quiet>): void {
  const former = current().quiet_hours;
  timer.start(() => {
    if (typed.from === typed.to) toastError(messages.SAME_TIMES);
    else saveQuiet(typed, former);
  }, PAUSE);
}
