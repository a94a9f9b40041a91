import { call } from '#client/call.ts';
import { mailFreshLink as mail } from '#contract/reservation.ts';
import { linkNotSent } from '#messages/booking/my-booking.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { $freshLink } from './fresh-link.ts';

/** Has a new link mailed to the e-mail of the booking. A second press while the first is on its way does nothing. */
export async function mailFreshLink(): Promise<void> {
  const asked = $freshLink.get();
  if (asked.state !== 'needed' && asked.state !== 'failed') return;
  const { id, message } = asked;
  $freshLink.set({ state: 'sending', id, message });
  try {
    $freshLink.set({ state: 'sent', message: (await call(mail, { params: { id } })).message });
  } catch (error) {
    $freshLink.set({ state: 'failed', id, message: failureSentence(error, linkNotSent) });
  }
}
