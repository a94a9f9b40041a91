import * as messages from '#messages/host/copy.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';

/** Copies a text; `failed` says how to do it by hand. */
export async function copyAddress(url: string, failed: string = messages.COPY_FAILED): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess(messages.copied);
    return true;
  } catch (error) {
    console.error('The address was not copied', error);
    toastError(failed);
    return false;
  }
}
