import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type AlertSetting, getAlerts, saveAlerts } from '#contract/host/alerts.ts';
import * as messages from '#messages/host/alert-settings.ts';
import { NOT_SAVED, SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { createLoader } from '#stores/pattern/loader.ts';
export type OwnAlerts = ResponseOf<typeof getAlerts>;
type Quiet = OwnAlerts['quiet_hours'];
export type AlertWay = 'push' | 'mail';

const $saved = atom<OwnAlerts | undefined>(undefined);
/** The latest request. Requests run one after the other, so that the last press wins. */
const $saving = atom<Promise<void>>(Promise.resolve());

const SLEEP_HOURS = { from: '22:00', to: '07:00' };
/** Milliseconds after the last key until a time is saved. */
const PAUSE = 700;
const timer = createTimer();

export const { $loaded: $alerts, load: loadAlerts } = createLoader({
  read: async (signal) => {
    const alerts = await call(getAlerts, { signal });
    $saved.set(alerts);
    return { alerts };
  },
  failed: messages.NOT_LOADED,
});

function current(): OwnAlerts {
  const shown = $alerts.get();
  if (shown.state !== 'ready') throw new Error('No alerts are shown');
  return shown.alerts;
}

type Change = Partial<Pick<OwnAlerts, 'settings' | 'quiet_hours'>>;

/** Saves what the page already shows. After the last request, the page shows what the server has. */
function save(body: Change): void {
  const saving = $saving.get().then(async () => {
    try {
      $saved.set(await call(saveAlerts, { body }));
      toastSuccess(SAVED);
    } catch (error) {
      toastError(failureSentence(error, NOT_SAVED));
    }
    const saved = $saved.get();
    if (saved && $saving.get() === saving) $alerts.set({ state: 'ready', alerts: saved });
  });
  $saving.set(saving);
}

const show = (change: Change) => $alerts.set({ state: 'ready', alerts: { ...current(), ...change } });

export function chooseAlert(kind: AlertSetting['kind'], way: AlertWay, isOn: boolean): void {
  const settings = current().settings.map((setting) =>
    setting.kind === kind ? { ...setting, [way]: isOn } : setting,
  );
  show({ settings });
  save({ settings: settings.filter((setting) => setting.kind === kind) });
}

export const switchQuiet = (isOn: boolean) => saveQuiet(isOn ? SLEEP_HOURS : null);

function saveQuiet(quiet_hours: Quiet): void {
  timer.stop();
  show({ quiet_hours });
  save({ quiet_hours });
}

export function typeQuiet(typed: NonNullable<Quiet>): void {
  timer.start(() => {
    if (typed.from === typed.to) toastError(messages.SAME_TIMES);
    else saveQuiet(typed);
  }, PAUSE);
}
