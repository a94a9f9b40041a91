import { headOf } from '#client/file-head.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { toastError } from './toasts.ts';

interface FileLink {
  address: string;
  type: 'application/pdf' | 'text/calendar' | 'application/json';
  /** Returns the address with a new key; throws if there is none. */
  renew: () => Promise<string>;
  /** Says that the file can't be had; `unreadable` says that it is something else. */
  failed: string;
  unreadable?: string;
  /** Handles a refusal that the guest can mend. Returns whether it did. */
  explain?: (status: number) => Promise<boolean>;
}

/** Returns the address of a file that the browser can follow; a failure is shown as a toast. */
export async function addressToFollow(link: FileLink): Promise<string | undefined> {
  try {
    let { address } = link;
    let head = await headOf(address);
    if ([401, 404, 410].includes(head.status)) {
      address = await link.renew();
      head = await headOf(address);
    }
    if (head.status === 200 && head.type === link.type) return address;
    if (await link.explain?.(head.status)) return undefined;
    toastError(head.status === 200 ? (link.unreadable ?? link.failed) : link.failed);
  } catch {
    toastError(link.failed);
  }
  return undefined;
}

/** Keys work for 15 minutes. */
const RENEWED_AFTER = 10 * MINUTE;

/** Reads the links of files again before their keys end, while the page is in view. Returns a function that stops it. */
export function renewLinks(read: () => Promise<unknown>): () => void {
  let readAt = Date.now();
  const renew = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - readAt < RENEWED_AFTER) return;
    readAt = Date.now();
    // Nothing is lost if this fails: a press asks for a new link.
    await read().catch((error: unknown) => console.error('The links could not be renewed', error));
  };
  const timer = setInterval(renew, MINUTE);
  document.addEventListener('visibilitychange', renew);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}
