import type { Language } from '#domain/language/language.ts';

/** Returns the sentences by which a test finds what it presses on pages of another language. */
export async function wordsIn(language: Language) {
  const read = (file: string) => import(`../../src/messages/${language}/${file}.ts`);
  const buttons: typeof import('#translations/en/site/buttons.ts') = await read('site/buttons');
  const controls: typeof import('#translations/en/site/controls.ts') = await read('site/controls');
  const addOns: typeof import('#translations/en/booking/add-ons.ts') = await read('booking/add-ons');
  const booking: typeof import('#translations/en/booking/booking.ts') = await read('booking/booking');
  const details: typeof import('#translations/en/booking/guest-details.ts') =
    await read('booking/guest-details');
  const payment: typeof import('#translations/en/booking/payment-step.ts') =
    await read('booking/payment-step');
  const change: typeof import('#translations/en/booking/change-booking.ts') =
    await read('booking/change-booking');
  const cancellation: typeof import('#translations/en/booking/cancellation.ts') =
    await read('booking/cancellation');
  const invoice: typeof import('#translations/en/booking/invoice.ts') = await read('booking/invoice');
  return { buttons, controls, booking, addOns, details, payment, change, cancellation, invoice };
}
