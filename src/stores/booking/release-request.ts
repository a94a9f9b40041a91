import { pagePath } from '#domain/language/page-path.ts';
import { notReleased } from '#messages/booking/host-confirms.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { release } from './hold.ts';

/** Releases a request that the guest no longer needs, and leads to other rooms. */
export async function releaseRequest(id: number): Promise<void> {
  try {
    await release(id);
    location.assign(pagePath('/rooms'));
  } catch (error) {
    toastError(failureSentence(error, notReleased));
  }
}
