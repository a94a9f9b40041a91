import { formatInstant } from '#domain/dates/instant.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { notReleased } from '#messages/booking/host-confirms.ts';
import { staysHeld } from '#messages/booking/payment.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastInfo } from '#stores/browser/toasts.ts';
import { release } from './hold.ts';

/** Releases a request that the guest no longer needs, and leads to other rooms. */
export async function releaseRequest(id: number): Promise<void> {
  try {
    const released = await release(id);
    if (released.state === 'kept') return toastInfo(staysHeld(formatInstant(released.until)));
    location.assign(pagePath('/rooms'));
  } catch (error) {
    toastError(failureSentence(error, notReleased));
  }
}
