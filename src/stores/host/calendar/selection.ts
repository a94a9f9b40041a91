import { atom, computed } from 'nanostores';
import { addDays, countNights } from '#domain/dates/calendar.ts';
import { today } from '#stores/browser/today.ts';

/** Nights of one room. `anchor` is where the selection began; `end` may be before or after it. */
export interface Selection {
  roomId: number;
  anchor: string;
  end: string;
}

export const $selection = atom<Selection | undefined>(undefined);

/** The selection in the order of the dates; `to` is the last night. */
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

/** Nights of the past can't be changed, so selecting one clears the selection. */
export function selectNight(roomId: number, night: string): void {
  $selection.set(night < today() ? undefined : { roomId, anchor: night, end: night });
}

/** Extends the selection to another night. In another room, a new selection begins. */
export function extendTo(roomId: number, night: string): void {
  const selection = $selection.get();
  const end = night < today() ? today() : night;
  if (selection?.roomId !== roomId) selectNight(roomId, night);
  else if (end !== selection.end) $selection.set({ ...selection, end });
}

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
