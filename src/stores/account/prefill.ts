import { prefillDetails } from '#stores/booking/draft.ts';
import { once } from '#stores/browser/once.ts';
import { $visitor } from './visitor.ts';

/**
 * Fills the details of a booking with what is known of the signed-in guest (spec section 6), now and when they log in
 * while booking. A visitor does not load the session's code.
 */
export const prefillFromSession = once(() => {
  $visitor.subscribe(async (visitor) => {
    if (!visitor) return;
    const { $knownGuest, openSession } = await import('./session.ts');
    void openSession();
    prefillDetails($knownGuest.get());
  });
});
