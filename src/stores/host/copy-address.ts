import * as messages from '#messages/host/copy.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';

export async function copyAddress(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess(messages.copied);
    return true;
  } catch (error) {
    console.error('The address was not copied', error);
    toastError(messages.COPY_FAILED);
    return false;
  }
}
