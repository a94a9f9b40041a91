import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { type HostChange, listChanges } from '#contract/host/history.ts';
import { CHANGE_SUBJECTS } from '#domain/booking/host-changes.ts';
import { addDays, isCivilDate } from '#domain/dates/calendar.ts';
import * as booking from '#messages/host/booking-page.ts';
import * as messages from '#messages/host/changes/changes.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { today } from '#stores/browser/today.ts';
import { createLoader } from '#stores/pattern/loader.ts';
import { linesOf, type Names } from './change-lines.ts';

export interface ChangeFilter {
  who: string;
  what: string;
  from: string;
  to: string;
}

const DAYS_SHOWN = 30;
export const NO_FILTER: ChangeFilter = { who: '', what: '', from: '', to: '' };
export const $filter = atom<ChangeFilter>(NO_FILTER);

export interface ShownChange {
  id: number;
  at: string;
  by: string;
  done: string;
  /** The booking that the change is about, if any. */
  booking: { id: number; name: string } | null;
  lines: string[];
}

export const { $loaded: $changes, load: loadChanges } = createLoader({
  read: async (signal) => {
    const { who, what, from, to } = $filter.get();
    const query = {
      ...(isCivilDate(from) && { from }),
      ...(isCivilDate(to) && { to }),
      ...(who && { who }),
      ...(what && { what: CHANGE_SUBJECTS.find((subject) => subject === what) }),
    };
    const { changes, is_whole, rooms, people } = await call(listChanges, { query, signal });
    const names = { rooms: namesOf(rooms), people: namesOf(people) };
    return { changes: changes.map((change) => shownOf(change, names)), isWhole: is_whole, people };
  },
  failed: (error) => {
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    return {
      state: 'failed',
      message: isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED),
    };
  },
});

const namesOf = (all: readonly { id: number; name: string }[]) =>
  new Map(all.map(({ id, name }) => [id, name]));

function shownOf(change: HostChange, names: Names): ShownChange {
  const { at, by, action } = change;
  return {
    id: change.id,
    at,
    by: by?.name ?? messages.byNobody,
    done: messages.ACTIONS[action.replaceAll(' ', '_')] ?? booking.ACTIONS[action] ?? action,
    booking: change.booking && {
      id: change.booking.id,
      name: `${change.booking.reference} ${change.booking.guest_name}`.trim(),
    },
    lines: linesOf(change, names),
  };
}

export function openChanges(): void {
  $filter.set({ ...NO_FILTER, from: addDays(today(), -DAYS_SHOWN), to: today() });
  void loadChanges();
}

export function filterChanges(change: Partial<ChangeFilter>): void {
  $filter.set({ ...$filter.get(), ...change });
  void loadChanges();
}
