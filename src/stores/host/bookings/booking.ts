import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getHostBooking } from '#contract/host/bookings.ts';
import { NOT_LOADED } from '#messages/host/booking-page.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export type WholeBooking = z.infer<typeof getHostBooking.response>;

const idInPath = () => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1]);

const loader = createLoader<{ whole: WholeBooking }, { state: 'missing' }>({
  read: async (signal) => ({ whole: await call(getHostBooking, { params: { id: idInPath() }, signal }) }),
  failed: (error) => {
    const isMissing = error instanceof Refusal && error.status === 404;
    return isMissing
      ? { state: 'missing' }
      : { state: 'failed', message: failureSentence(error, NOT_LOADED) };
  },
});

export const $booking = loader.$loaded;

export async function loadBooking(): Promise<void> {
  if (idInPath()) await loader.load();
  else $booking.set({ state: 'missing' });
}

export const reloadBooking = loader.reload;
