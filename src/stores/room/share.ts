import { atom } from 'nanostores';
import { roomAddress, type Search } from '#domain/rooms/search.ts';
import * as messages from '#messages/rooms/share.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';

export interface Shared {
  text: string;
  url: string;
}

/** The room in the share dialog; undefined while the dialog is closed. */
export const $shared = atom<Shared | undefined>(undefined);

export function shareRoom(room: { id: number; name: string }, search: Search): void {
  const url = new URL(roomAddress(room.id, search), location.origin).href;
  $shared.set({ text: messages.text(room.name), url });
}

export function closeShare(): void {
  $shared.set(undefined);
}

/** Copies the link to the clipboard. */
export async function copyShared({ url }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess(messages.copied);
  } catch {
    // The clipboard is forbidden or missing on this page, so the dialog shows the link for copying by hand.
    toastError(messages.notCopied);
  }
}

export function canShareBySystem(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

export async function shareBySystem({ text, url }: Shared): Promise<void> {
  try {
    await navigator.share({ text, url });
    closeShare();
  } catch (error) {
    // A DOMException means that the guest has closed the sheet.
    if (!(error instanceof DOMException)) throw error;
  }
}
