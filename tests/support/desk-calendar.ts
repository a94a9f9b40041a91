import { afterEach, beforeEach, vi } from 'vitest';
import { $calendar, LOADING_CALENDAR, reloadCalendar } from '#stores/host/calendar/calendar.ts';
import { dismissAct } from '#stores/host/calendar/night-acts.ts';
import { closeEdit, type Edited, openEdit } from '#stores/host/calendar/night-edit.ts';
import { clearSelection, extendTo, selectNight } from '#stores/host/calendar/selection.ts';
import type { TestApp } from './app.ts';
import type { Sent } from './browser-of.ts';
import { atDesk } from './desk.ts';
import type { TestHost } from './host.ts';
import type { HostBrowser } from './host-browser.ts';

export interface DeskCalendar extends HostBrowser {
  open: () => Promise<void>;
  /** Also opens the form for nights of rooms (with both ends) and waits for the first preview. */
  openForm: (field: Edited, roomIds: number | readonly number[], from: string, to?: string) => Promise<void>;
  saves: () => Sent[];
  previews: () => Sent[];
  reads: () => number;
}

const STAFF: TestHost = { role: 'staff', propertyIds: [1], rights: { prices: true, cancel: true } };

/** Opens the calendar of homestay 1 before each test, on 21 November at 11:30 in India. Tests move the clock. */
export function atCalendar(api: TestApp, host = STAFF): DeskCalendar {
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-21T06:00:00Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  afterEach(() => vi.useRealTimers());
  const desk = atDesk(api, '/host/calendar', host);
  const puts = (isPreview: boolean) =>
    desk.wire.sent.filter(
      ({ path, body }) => path === '/host/nights' && 'preview' in Object(body) === isPreview,
    );
  async function open(): Promise<void> {
    $calendar.set(LOADING_CALENDAR);
    clearSelection();
    dismissAct();
    closeEdit();
    await reloadCalendar();
  }
  return Object.assign(desk, {
    open,
    async openForm(field: Edited, roomIds: number | readonly number[], from: string, to = from) {
      await open();
      select(roomIds, from, to);
      openEdit(field);
      await desk.wire.idle();
    },
    saves: () => puts(false),
    previews: () => puts(true),
    reads: () => desk.wire.sent.filter(({ path }) => path === '/host/calendar').length,
  });
}

export function select(roomIds: number | readonly number[], from: string, to = from): void {
  selectNight([roomIds].flat(), from);
  extendTo([roomIds].flat(), to);
}
