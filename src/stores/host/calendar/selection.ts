import { atom, computed } from 'nanostores';
import { addDays, countNights } from '#domain/dates/calendar.ts';
import { today } from '#stores/browser/today.ts';

/** The same nights of one or several rooms. `anchor` is where the selection began; `end` may be before or after it. */
export interface Selection {
  roomIds: readonly number[];
  anchor: string;
  end: string;
}

export const $selection = atom<Selection | undefined>(undefined);

/** The selection in the order of the dates; `to` is the last night, `nights` are those of one room. */
export interface SelectedNights {
  roomIds: readonly number[];
  from: string;
  to: string;
  nights: number;
}

export const $selectedNights = computed($selection, (selection): SelectedNights | undefined => {
  if (!selection) return undefined;
  const { roomIds, anchor, end } = selection;
  const [from, to] = anchor <= end ? [anchor, end] : [end, anchor];
  return { roomIds, from, to, nights: countNights(from, addDays(to, 1)) };
});

/** Nights of the past can't be changed, so selecting one clears the selection. */
export function selectNight(roomIds: readonly number[], night: string): void {
  $selection.set(night < today() ? undefined : { roomIds, anchor: night, end: night });
}

/** Extends the selection to another night, in all its rooms. In a room outside of it, a new selection begins. */
export function extendTo(roomIds: readonly number[], night: string): void {
  const selection = $selection.get();
  const end = night < today() ? today() : night;
  if (!selection || !hasRooms(selection, roomIds)) selectNight(roomIds, night);
  else if (end !== selection.end) $selection.set({ ...selection, end });
}

/** A press on a night of one room, or on a date, which is the night of every room. */
export function pressNight(roomIds: readonly number[], night: string): void {
  const selection = $selection.get();
  const isSecond = selection && hasRooms(selection, roomIds) && selection.anchor === selection.end;
  if (!isSecond) selectNight(roomIds, night);
  else if (selection.anchor === night) clearSelection();
  else extendTo(roomIds, night);
}

/** Adds a room to the selection, or takes it out. Without a selection, one begins with the night. */
export function toggleRoom(roomId: number, night: string): void {
  const selection = $selection.get();
  const chosen = selection?.roomIds ?? [];
  const roomIds = chosen.includes(roomId) ? chosen.filter((id) => id !== roomId) : [...chosen, roomId];
  if (!selection) selectNight(roomIds, night);
  else if (roomIds.length > 0) selectRooms(roomIds);
  else clearSelection();
}

/** Selects the same nights of other rooms. */
export function selectRooms(roomIds: readonly number[]): void {
  const selection = $selection.get();
  if (selection) $selection.set({ ...selection, roomIds });
}

export function clearSelection(): void {
  $selection.set(undefined);
}

export function hasRooms(selected: Pick<Selection, 'roomIds'>, roomIds: readonly number[]): boolean {
  return roomIds.every((id) => selected.roomIds.includes(id));
}

export function isSelected(selected: SelectedNights | undefined, roomId: number, night: string): boolean {
  return hasNight(selected, night) && selected.roomIds.includes(roomId);
}

export function hasNight(selected: SelectedNights | undefined, night: string): selected is SelectedNights {
  return selected !== undefined && selected.from <= night && night <= selected.to;
}
