import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { sayPaid as say } from '#contract/paid.ts';
import { mailFreshLink, type Reservation } from '#contract/reservation.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { PAID_REFERENCE } from '#domain/money/upi.ts';
import { linkNotSent } from '#messages/booking/my-booking.ts';
import * as messages from '#messages/booking/pay-host.ts';
import { $myBooking } from '#stores/booking/my-booking.ts';
import { lookUp } from '#stores/booking/saved-booking.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { follow } from '#stores/pattern/follow.ts';
import { createForm } from '#stores/pattern/form.ts';
import { $payments } from '#stores/reservation/payment-state.ts';
import { isPaid } from './hold-for-payment.ts';
import { resumePayment } from './resume-payment.ts';

/** The guest's word to the host that the money is sent. */
export const { $form: $paidForm, send } = createForm<'reference'>({
  fields: ['reference'],
  notSent: messages.NOT_TOLD,
});

/** Returns whether it was sent; a second press while the first is on its way does nothing. */
export function sayPaid(id: number, reference: string): Promise<boolean> {
  const problems = PAID_REFERENCE.test(reference) ? {} : { reference: messages.REFERENCE_NEEDED };
  return send(problems, async () => {
    await show((await call(say, { params: { id }, body: { reference } })).reservation);
  });
}

export const { $form: $linkForm, send: sendLink } = createForm({ notSent: linkNotSent });

export function mailLinkAgain(id: number): Promise<boolean> {
  return sendLink({}, async () => toastSuccess((await call(mailFreshLink, { params: { id } })).message));
}

const $followed = atom<number | undefined>(undefined);

/**
 * Reads a request or a hold again when the guest comes back from the UPI app, and every minute in view, until the host has
 * answered.
 */
export function followRequest(id: number): void {
  if ($followed.get() === id) return;
  const isFirst = $followed.get() === undefined;
  $followed.set(id);
  if (isFirst) void follow(readAgain, () => MINUTE);
}

async function readAgain(): Promise<void> {
  const id = $followed.get();
  if (id === undefined || shown(id)?.status !== 'Pending Payment') return;
  try {
    const reservation = await lookUp(id);
    if (reservation) await show(reservation);
  } catch {
    // Without a network the page stays as it is; it is read again in a minute.
  }
}

function shown(id: number): Reservation | undefined {
  const [page, step] = [$myBooking.get(), $payments.booking.get()];
  const reservations = [page, step].flatMap((found) =>
    found.state === 'ready' || found.state === 'held' ? found.reservation : [],
  );
  return reservations.find((reservation) => reservation.id === id);
}

/** Shows a reservation as it is now, on the page or the step where it is shown. */
async function show(reservation: Reservation): Promise<void> {
  const { id } = reservation;
  const [page, step] = [$myBooking.get(), $payments.booking.get()];
  if (page.state === 'ready' && page.reservation.id === id) $myBooking.set({ state: 'ready', reservation });
  if (step.state !== 'held' || step.reservation.id !== id) return;
  if (isPaid(reservation) || reservation.status !== 'Pending Payment') await resumePayment(id);
  else $payments.booking.set({ state: 'held', reservation });
}
