import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { mailBookingLink } from '#contract/reservation.ts';
import { readBookingReference } from '#domain/booking/booking-reference.ts';
import { EMAIL_NEEDED } from '#messages/account/account.ts';
import * as messages from '#messages/booking/find-booking.ts';
import { emailField } from '#stores/browser/email-sentence.ts';
import { createForm } from '#stores/pattern/form.ts';

/** The sentence that follows once the link is on its way; undefined while the form is shown. */
export const $findingSent = atom<string | undefined>(undefined);
export const {
  $form: $findingForm,
  show,
  send,
} = createForm<'reference' | 'email'>({ fields: ['email'], notSent: messages.SEND_FAILED });

/** Asks for the link. */
export async function findBooking({
  reference,
  email,
}: Record<'reference' | 'email', string>): Promise<void> {
  const isReference = readBookingReference(reference) !== undefined;
  const problems = {
    ...(!isReference && { reference: messages.REFERENCE_NEEDED }),
    ...(isReference && emailField(email, EMAIL_NEEDED)),
  };
  await send(problems, async () => {
    $findingSent.set((await call(mailBookingLink, { body: { reference, email } })).message);
  });
}

export function findAnother(): void {
  show();
  $findingSent.set(undefined);
}
