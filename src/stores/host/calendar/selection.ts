import { atom, computed } from 'nanostores';
import { addDays, countNights } from '#domain/dates/calendar.ts';
import { today } from '#stores/browser/today.ts';

/** Nights of one room: where the selection began, and where it ends now, in either direction. */
export interface Selection {
  roomId: number;
  anchor: string;
  end: string;
}

export const $selection = atom<Selection | undefined>(undefined);

/** The same as nights in their order; `to` is the last one. */
export interface SelectedNights {
  roomId: number;
  from: string;
  to: string;
  nights: number;
}

export const $selectedNights = computed($selection, (selection): SelectedNights | undefined => {
  if (!selection) return undefined;
  const { roomId, anchor, end } = selection;
  const [from, to] = anchor <= end ? [anchor, end] : [end, anchor];
  return { roomId, from, to, nights: countNights(from, addDays(to, 1)) };
});

/** Begins a selection. Nights of the past can't be changed, so they can't be selected. */
export function selectNight(roomId: number, night: string): void {
  $selection.set(night < today() ? undefined : { roomId, anchor: night, end: night });
}

/** Extends it to another night of its room; in another room a new one begins there. */
export function extendTo(roomId: number, night: string): void {
  const selection = $selection.get();
  const end = night < today() ? today() : night;
  if (selection?.roomId !== roomId) selectNight(roomId, night);
  else if (end !== selection.end) $selection.set({ ...selection, end });
}

/** A press on a cell: the first one selects it, the second one in the same room is the other end. */
export function pressNight(roomId: number, night: string): void {
  const selection = $selection.get();
  const isFirst = selection?.roomId !== roomId || selection.anchor !== selection.end;
  if (isFirst) selectNight(roomId, night);
  else if (selection.anchor === night) clearSelection();
  else extendTo(roomId, night);
}

export function clearSelection(): void {
  $selection.set(undefined);
}

export function isSelected(selected: SelectedNights | undefined, roomId: number, night: string): boolean {
  return selected?.roomId === roomId && selected.from <= night && night <= selected.to;
}
